const { TestEnvironment } = require('jest-environment-node');
const { isolate } = require('./isolate.cjs');

let shared;

/** Generated code of Protocol Buffers hangs its classes on this one; the modules that did so stay, and so must it. */
const KEPT = ['proto'];

/**
 * One realm for all test files of a worker that don't ask for their own: a module is evaluated once a worker and not once
 * a file. What a file sets globally is undone when it ends.
 */
class SharedEnvironment extends TestEnvironment {
  constructor(config, context) {
    if (shared) return shared;
    super(config, context);
    shared = this;
    this.exit = this.global.process.exit;
    this.fakeTimersModern.useFakeTimers = () => isolate('jest.useFakeTimers()');
  }

  async setup() {
    this.variables = { ...this.global.process.env };
    this.properties = Object.getOwnPropertyDescriptors(this.global);
  }

  async teardown() {
    const { global } = this;
    global.process.exit = this.exit;
    for (const name of Object.keys(global.process.env)) delete global.process.env[name];
    Object.assign(global.process.env, this.variables);
    for (const key of Reflect.ownKeys(global)) if (!KEPT.includes(key)) this.#undo(key);
  }

  #undo(key) {
    const before = this.properties[key];
    if (!before) delete this.global[key];
    else if (before.configurable) Object.defineProperty(this.global, key, before);
  }
}

module.exports = SharedEnvironment;
