/** Refuses calls that would affect the other test files of the worker. */
exports.isolate = (what) => {
  throw new Error(`${what} needs a test file of its own realm: begin the file with /** @jest-environment node */`);
};
