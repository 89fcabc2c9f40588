"""The wire, as models: what the OpenAPI document says and what requests are checked by."""
