import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** One line of progress for the person who waits. */
export const say = (line) => void process.stdout.write(`${line}\n`);

/**
 * Runs a Node script of the repository or of a package. A signal that ends us ends it first, by SIGINT, after which
 * test runners clean up.
 * @param options quiet: its output is returned, not shown; withinMs: its time limit
 * @returns {Promise<{ code: number, output: string }>}
 */
export const runNode = (script, args = [], { quiet = false, env = {}, withinMs } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.resolve(root, script), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    // The child has already got the terminal's Ctrl-C, and a second signal would interrupt its clean-up.
    const end = (signal) => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill('SIGINT');
    for (const signal of SIGNALS) process.on(signal, end);
    let output = '';
    const late =
      withinMs &&
      setTimeout(() => {
        say(
          `${path.basename(path.dirname(script))}/${path.basename(script)} has not ended within ${withinMs / 60_000} minutes`,
        );
        child.kill('SIGINT');
        setTimeout(() => child.kill('SIGKILL'), 20_000).unref();
      }, withinMs);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(late);
      for (const name of SIGNALS) process.off(name, end);
      resolve({ code: signal ? 1 : code, output });
    });
  });

/** Runs a script whose failure ends the run; shows its output only then. */
export const mustRun = async (what, script, args, options) => {
  const { code, output } = await runNode(script, args, { quiet: true, ...options });
  if (code === 0) return;
  process.stderr.write(output);
  throw new Error(`${what} failed`);
};

/** Ends with one line and exit code 1 instead of a stack. */
export const orFail = (work) =>
  work.catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
