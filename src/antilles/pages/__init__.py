"""Reports as pages: one file of HTML with its plots inside, which needs nothing else."""
