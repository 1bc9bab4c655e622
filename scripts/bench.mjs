import { buildBench, ensureBuilt } from './lib/build.mjs';
import { ensureInstalledForWork } from './lib/install.mjs';
import { orFail } from './lib/run.mjs';

await orFail(
  ensureInstalledForWork()
    .then(() => ensureBuilt({ parts: ['server', 'bundle', 'client'] }))
    .then(buildBench),
);
await import('../dist/test/bench/main.js');
