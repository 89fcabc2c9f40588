"""For learners: observations, batches of games on CPUs and GPUs, and the interfaces that others know. No rules."""
