"""Batches in PyTorch: a tensor of the very memory that a batch writes, on a CPU or a GPU."""

from __future__ import annotations

from typing import Any


def tensor_of(array: Any) -> Any:
    """A PyTorch tensor of an array of a batch, without a copy: what the next step writes is seen in it too."""
    import torch

    if hasattr(array, "__cuda_array_interface__"):
        return torch.as_tensor(array, device="cuda")
    return torch.from_dlpack(array)
