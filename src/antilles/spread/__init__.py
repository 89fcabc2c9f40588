"""Work that comes in independent pieces, spread over processes of this machine or over a cluster."""
