import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalledForWork } from './lib/install.mjs';
import { orFail, root, say } from './lib/run.mjs';

const WATCHERS = [
  // Compiles backend, contracts, game and projections as nest-cli.json says, and starts the game anew after each change.
  ['node_modules/@nestjs/cli/bin/nest.js', 'start', '--watch'],
  ['node_modules/vite/bin/vite.js', '--config', 'frontend/vite.config.ts', '--clearScreen', 'false'],
];

await orFail(ensureInstalledForWork());
const CLIENT = 'http://127.0.0.1:5173';
say(`The client, reloading as you write: ${CLIENT}`);
say(`The pages of staff: PUBLIC_URL=${CLIENT} npm run staff -- add you@example.com`);
const env = { NODE_ENV: 'development', ...process.env };
const children = WATCHERS.map((args) =>
  spawn(process.execPath, args, { cwd: path.resolve(root), env, stdio: 'inherit' }),
);
const end = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
for (const child of children) child.once('exit', end);
