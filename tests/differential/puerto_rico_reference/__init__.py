"""A second reading of the rules of Puerto Rico, written from the ledger alone: slow, plain, no engine code."""

from tests.differential.puerto_rico_reference.reference import Reference as Reference
