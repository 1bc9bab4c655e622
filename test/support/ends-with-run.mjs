const EVERY_MS = 1_000;
const run = Number(process.env['TEST_RUN_PID']);

// Ends this shared game when its test run is gone: a killed run cannot end its games.
const look = () => {
  try {
    process.kill(run, 0);
  } catch {
    process.exit(1);
  }
};
setInterval(look, EVERY_MS).unref();
