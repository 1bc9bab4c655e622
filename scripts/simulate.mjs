import { buildSimulation, ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { orFail } from './lib/run.mjs';

await orFail(
  ensureInstalled()
    .then(() => ensureBuilt({ parts: ['server'] }))
    .then(buildSimulation),
);
await import('../dist/test/simulation/main.js');
