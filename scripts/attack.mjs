import { buildAttack, ensureBuilt } from './lib/build.mjs';
import { ensureInstalledForWork } from './lib/install.mjs';
import { orFail } from './lib/run.mjs';

await orFail(
  ensureInstalledForWork()
    .then(() => ensureBuilt())
    .then(buildAttack),
);
await import('../dist/test/attack/main.js');
