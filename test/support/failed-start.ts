import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { OPS, SERVER } from './app.js';

export interface FailedStart {
  readonly code: number;
  readonly stderr: string;
  readonly stdout: string;
}

const PROCESSES = ['all', 'api', 'projector', 'worker'] as const;
type Operation = 'jobs' | 'projections' | 'retell' | 'moderation' | 'backup' | 'restore' | 'eventlog';
/** A process of the game, or a command of operators. */
export type Main = (typeof PROCESSES)[number] | Operation;

/** Its script, and for a command of operators its name. */
export const startOf = (main: Main): readonly string[] =>
  PROCESSES.some((name) => name === main) ? [path.join(SERVER, `main.${main}.js`)] : [OPS, main];

/** A start that is expected to end by itself, with nothing of this process' environment but PATH and HOME. */
export const failedStart = (
  env: Readonly<Record<string, string>>,
  { main = 'all', args = [] }: { readonly main?: Main; readonly args?: readonly string[] } = {},
): Promise<FailedStart> => {
  const all = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '/',
    HOST: '127.0.0.1',
    PORT: '0',
    ...env,
  };
  const options = { env: all, timeout: 50_000, killSignal: 'SIGKILL' } as const;
  return promisify(execFile)(process.execPath, [...startOf(main), ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: unknown) => error as FailedStart,
  );
};
