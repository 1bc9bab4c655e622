import { buildPlayWithModel, ensureBuilt } from './lib/build.mjs';
import { ensureInstalledForWork } from './lib/install.mjs';
import { orFail } from './lib/run.mjs';

await orFail(
  ensureInstalledForWork()
    .then(() => ensureBuilt({ parts: ['server', 'bundle'] }))
    .then(buildPlayWithModel),
);
await import('../dist/test/play-with-model/main.js');
