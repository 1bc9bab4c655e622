import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { eventually } from './eventually.js';

export interface JobsWorker {
  /** Resolves when a job has been begun. */
  begun(): Promise<void>;
  kill(): Promise<void>;
}

/** A worker of the queue in a process of its own, which never ends a job (jobs-worker.mjs); its clock may be ahead. */
export const startJobsWorker = (
  kind: 'postgres' | 'redis',
  url: string,
  queue: string,
  { aheadMs = 0 }: { readonly aheadMs?: number } = {},
): JobsWorker => {
  const script = path.join(import.meta.dirname, 'jobs-worker.mjs');
  const child = spawn(process.execPath, [script, kind, url, queue, String(aheadMs)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  const exited = once(child, 'exit');
  return {
    begun: () =>
      eventually(() => {
        if (!printed.includes('begun')) throw new Error(`no job was begun: ${printed}`);
      }, 20_000),
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
};
