import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eventually } from './eventually.js';

export interface RunningGame {
  readonly url: string;
  readonly process: ChildProcess;
  /** What it wrote so far. */
  output(): string;
  /** As `kill -9` does; resolves when it is gone. */
  kill(): Promise<void>;
  /** As Ctrl-C does. @returns the exit code */
  stop(): Promise<number | null>;
}

export interface GameOptions {
  /** Of `compileBackend`, or dist/. */
  readonly folder: string;
  readonly databaseUrl: string;
  readonly env?: Readonly<Record<string, string>>;
  /** 'all' where absent. */
  readonly main?: 'all' | 'api' | 'projector' | 'worker';
}

export const SECRETS = { JWT_SECRET: 'of the tests, thirty-two characters', DICE_KEY: 'of the tests, thirty-two characters' };
const OPEN = /is open at (http:\S+)|The (?:projector|worker) is running$/m;

/** Starts the game as a process of its own, on a free port and a database of a test. @throws Error with its output if it ends */
export const startGame = async ({ folder, databaseUrl, env = {}, main = 'all' }: GameOptions): Promise<RunningGame> => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'steppes-test-'));
  const child = spawn(process.execPath, [path.join(folder, `backend/src/main.${main}.js`)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: '0', RATE_LIMIT: 'off', ...SECRETS, ...env },
  });
  const gone = once(child, 'exit').then(() => rm(dataDir, { recursive: true, force: true }));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => { output += chunk.toString(); });
  const ready = main === 'all' || main === 'api' ? /is open at (http:\S+)/ : OPEN;
  await eventually(() => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    if (!ready.test(output)) throw new Error(`the game has not opened: ${output}`);
  }, 60_000);
  if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the game ended while it started: ${output}`);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    await gone;
    return child.exitCode;
  };
  return { url: ready.exec(output)?.[1] ?? '', process: child, output: () => output, kill: async () => { await end('SIGKILL'); }, stop: () => end('SIGINT') };
};
