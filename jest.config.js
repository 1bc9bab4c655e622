import { availableParallelism } from 'node:os';

const swc = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', decorators: true, tsx: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    target: 'es2023',
    keepClassNames: true,
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};

const shared = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  // Jest's realm looks each global up the slow way; the generator and the dice ask for these at every step.
  sandboxInjectedGlobals: ['Math', 'Map', 'Set', 'Array', 'Object', 'Number', 'JSON', 'Uint8Array', 'DataView'],
  moduleNameMapper: {
    '^#contracts/(.*)\\.js$': '<rootDir>/contracts/$1',
    '^#game/(.*)\\.js$': '<rootDir>/game/$1',
    '^#projections/(.*)\\.js$': '<rootDir>/projections/$1',
    '^#backend/(.*)\\.js$': '<rootDir>/backend/src/$1',
    '^#test/(.*)\\.js$': '<rootDir>/test/$1',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: { '^.+\\.[cm]?[jt]sx?$': ['@swc/jest', swc] },
  transformIgnorePatterns: [
    '/node_modules/(?!(@nestjs|@noble|collapse-white-space|file-type|franc-min|is-network-error|lru-cache|n-gram|p-retry|p-timeout|simplex-noise|stemmer|trigram-utils)/)',
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/', '<rootDir>/.data/'],
};

export default {
  testTimeout: 150_000,
  // Half of the suites wait for processes that start and end: one worker would leave a core idle, and never ends while a test hangs.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  projects: [
    {
      ...shared,
      displayName: 'unit',
      // Modules are evaluated once a worker; a file with its own `@jest-environment` has its own.
      testEnvironment: '<rootDir>/scripts/jest/shared-environment.cjs',
      runtime: '<rootDir>/scripts/jest/shared-runtime.cjs',
      testMatch: ['<rootDir>/{contracts,game,projections,backend,frontend,test}/**/*.spec.{ts,tsx}'],
      testPathIgnorePatterns: ['\\.(int|fault|e2e)\\.spec\\.', '/node_modules/'],
    },
    {
      ...shared,
      displayName: 'integration',
      testMatch: ['<rootDir>/{contracts,game,projections,backend,test}/**/*.int.spec.ts'],
      globalSetup: '<rootDir>/scripts/lib/build-test-server.mjs',
      globalTeardown: '<rootDir>/scripts/lib/stop-test-server.mjs',
    },
    {
      ...shared,
      displayName: 'faults',
      testMatch: ['<rootDir>/{contracts,game,projections,backend,test}/**/*.fault.spec.ts'],
      globalSetup: '<rootDir>/scripts/lib/build-test-server.mjs',
      globalTeardown: '<rootDir>/scripts/lib/stop-test-server.mjs',
    },
  ],
};
