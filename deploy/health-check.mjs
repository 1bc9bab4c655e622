// Ends with 0 where the process in this container can serve: METRICS_PORT answers in each of them, else the game's port.
const port = process.env.METRICS_PORT || process.env.PORT || '3000';
const signal = AbortSignal.timeout(3_000);
const ready = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(ready ? 0 : 1);
