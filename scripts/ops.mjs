import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { orFail } from './lib/run.mjs';

await orFail(ensureInstalled().then(() => ensureBuilt({ parts: ['server', 'bundle'] })));
await import('../dist/server/main.ops.js');
