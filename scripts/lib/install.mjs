import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root, say } from './run.mjs';

const packagesOf = async (file) => {
  const text = await readFile(path.join(root, file), 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text).packages;
};

/**
 * Whether the installed packages match the lockfile; packages of other platforms are optional. @param forWork includes
 * the packages for tests and checks
 */
const isInstalled = async (forWork) => {
  const [wanted, found] = await Promise.all([
    packagesOf('package-lock.json'),
    packagesOf('node_modules/.package-lock.json'),
  ]);
  if (!wanted || !found) return false;
  const isWanted = ([place, { optional, dev, devOptional }]) =>
    place !== '' && !optional && !devOptional && (forWork || !dev);
  return Object.entries(wanted)
    .filter(isWanted)
    .every(([place, { version }]) => found[place]?.version === version);
};

/** The npm that started this process, else the one on the PATH. */
const npm = (...args) =>
  new Promise((resolve, reject) => {
    const isScript = process.env.npm_execpath?.endsWith('.js');
    const [command, ...before] = isScript ? [process.execPath, process.env.npm_execpath] : ['npm'];
    const shell = process.platform === 'win32' && !isScript;
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
    const child = spawn(command, [...before, ...args, ...quiet], { cwd: root, stdio: 'inherit', shell });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm ${args[0]} failed (is there a network?)`)),
    );
  });

/** Installs the packages that build and run the game. */
export const ensureInstalled = async () => {
  if (await isInstalled(false)) return;
  say('Installing packages (about twenty seconds)');
  await npm('ci', '--omit=dev');
};

/**
 * Installs the packages for tests, checks and benches, too. It keeps the installed ones, so that nothing is installed
 * twice.
 */
export const ensureInstalledForWork = async () => {
  if (await isInstalled(true)) return;
  say('Installing the packages that tests need (about half a minute)');
  await ((await isInstalled(false)) ? npm('install', '--include=dev', '--no-save') : npm('ci', '--include=dev'));
};
