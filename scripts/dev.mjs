import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalledForWork } from './lib/install.mjs';
import { orFail, root, say } from './lib/run.mjs';

const WATCHERS = [
  [
    'node_modules/@swc/cli/bin/swc.js',
    'backend',
    'contracts',
    'game',
    'projections',
    '-d',
    'dist',
    '--ignore',
    '**/*.spec.ts',
    '--watch',
    '--quiet',
  ],
  ['--enable-source-maps', '--watch', 'dist/backend/src/main.all.js'],
  ['node_modules/vite/bin/vite.js', '--config', 'frontend/vite.config.ts', '--clearScreen', 'false'],
];

await orFail(ensureInstalledForWork().then(() => ensureBuilt({ parts: ['server'] })));
say('The client, reloading as you write: http://127.0.0.1:5173');
const env = { NODE_ENV: 'development', ...process.env };
const children = WATCHERS.map((args) =>
  spawn(process.execPath, args, { cwd: path.resolve(root), env, stdio: 'inherit' }),
);
const end = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
for (const child of children) child.once('exit', end);
