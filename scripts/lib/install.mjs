import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root, say } from './run.mjs';

const packagesOf = async (file) => {
  const text = await readFile(path.join(root, file), 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text).packages;
};

/** Whether what is installed is what the lockfile asks for; packages of other platforms are optional. */
const isInstalled = async () => {
  const [wanted, found] = await Promise.all([
    packagesOf('package-lock.json'),
    packagesOf('node_modules/.package-lock.json'),
  ]);
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(
    ([place, { version, optional, devOptional }]) =>
      place === '' || optional || devOptional || found[place]?.version === version,
  );
};

/** The npm that runs us, else the one on the PATH. Development packages build the game, so they are always wanted. */
const npmCi = () =>
  new Promise((resolve, reject) => {
    const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
    const args = [...npm.slice(1), 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const child = spawn(npm[0], args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32' && npm.length === 1,
    });
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error('npm ci failed (is there a network?)'))));
  });

/** Installs what the lockfile asks for, unless it is there. */
export const ensureInstalled = async () => {
  if (await isInstalled()) return;
  say('Installing packages (about half a minute)');
  await npmCi();
};
