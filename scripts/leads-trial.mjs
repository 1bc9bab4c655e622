import { buildLeadTrial, ensureBuilt } from './lib/build.mjs';
import { ensureInstalledForWork } from './lib/install.mjs';
import { orFail } from './lib/run.mjs';

await orFail(
  ensureInstalledForWork()
    .then(() => ensureBuilt({ parts: ['server', 'bundle'] }))
    .then(buildLeadTrial),
);
await import('../dist/test/lead-trial/main.js');
