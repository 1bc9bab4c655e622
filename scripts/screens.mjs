import { ensureBuilt } from './lib/build.mjs';
import { followNpm } from './lib/follow-npm.mjs';
import { ensureInstalledForWork } from './lib/install.mjs';
import { orFail, runNode } from './lib/run.mjs';

followNpm();
await orFail(ensureInstalledForWork().then(() => ensureBuilt()));
const { code } = await runNode('node_modules/@playwright/test/cli.js', [
  'test',
  '--config',
  'test/screens/playwright.config.ts',
  '--reporter=line',
  ...process.argv.slice(2),
]);
process.exitCode = code;
