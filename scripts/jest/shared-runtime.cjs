const { default: Runtime } = require('jest-runtime');
const { isolate } = require('./isolate.cjs');
const SharedEnvironment = require('./shared-environment.cjs');

/** A page's modules keep what the page has seen, so each test file has its own; the other code is pure. */
const STATEFUL = /[\\/]frontend[\\/]src[\\/]/;

/** Keeps the pure modules that one test file loaded for the next files of the worker. */
class SharedRuntime extends Runtime {
  /** A field of this class: unset while the constructor of Jest's runtime resets its modules. */
  isReady = true;

  startFile(testPath) {
    this._testPath = testPath;
    this.executor.testPath = testPath;
    this.testMainModule.reset();
    this.testState.state = 'loading';
  }

  resetModules() {
    if (this.isReady) isolate('jest.resetModules()');
    super.resetModules();
  }

  setMock() {
    isolate('jest.mock()');
  }

  setModuleMock() {
    isolate('jest.unstable_mockModule()');
  }

  isolateModules() {
    isolate('jest.isolateModules()');
  }

  isolateModulesAsync() {
    isolate('jest.isolateModulesAsync()');
  }

  /** Jest's own modules hold the tests of a file: they and the file are loaded anew. */
  teardown() {
    this.restoreAllMocks();
    this.registries.internalModuleRegistry.clear();
    const loaded = this.registries.moduleRegistry;
    loaded.delete(this._testPath);
    for (const file of [...loaded.keys()]) if (STATEFUL.test(file)) loaded.delete(file);
  }
}

let shared;

/** Files change while Jest watches them, and coverage is counted by file: both need fresh modules. */
const canShare = (environment, { collectCoverage }, { watch, watchAll }) =>
  environment instanceof SharedEnvironment && !collectCoverage && !watch && !watchAll;

/** The runtime of a test file: the worker's, or one of its own. */
module.exports = class extends Runtime {
  constructor(...options) {
    const [, environment, , , , coverage, testPath, global] = options;
    if (!canShare(environment, coverage, global)) return new Runtime(...options);
    shared ??= new SharedRuntime(...options);
    shared.startFile(testPath);
    return shared;
  }
};
