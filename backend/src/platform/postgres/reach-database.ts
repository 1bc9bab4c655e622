import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Refusal, refusalOf, type DatabaseTarget, targetOf } from './connection-refusal.js';
import { missingRequirementOf } from './database-requirements.js';
import { ignored } from '#backend/shared/ignored.js';

/** The database of an address can't be used; the message is the end of a sentence that begins with the variable. */
export class DatabaseRefusedError extends Error {
  override readonly name = 'DatabaseRefusedError';
}

export interface ReachOptions {
  readonly connectionString: string;
  /** Longest wait for a server that is away. One that says that it is starting is waited for as long as it says so. */
  readonly awayMs: number;
  readonly onWaiting: (words: string) => void;
  readonly signal: AbortSignal;
}

const CONNECT_MS = 3_000;
const EVERY_MS = 500;

/** @returns null when the database has all that the game needs */
const tryOnce = async (connectionString: string, target: DatabaseTarget): Promise<Refusal | null> => {
  try {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS, query_timeout: CONNECT_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const words = await missingRequirementOf(client, target);
      return words === null ? null : { words, kind: 'stays' };
    } finally {
      void client.end().catch(ignored.whileClosing);
    }
  } catch (error) {
    return refusalOf(error, target);
  }
};

/** Waits until that database can be used. @throws DatabaseRefusedError */
export const reachDatabase = async (options: ReachOptions): Promise<void> => {
  const { connectionString, awayMs, onWaiting, signal } = options;
  const target = targetOf(connectionString);
  let since = performance.now();
  for (;;) {
    signal.throwIfAborted();
    const refusal = await tryOnce(connectionString, target);
    if (refusal === null) return;
    if (refusal.kind === 'waits') since = performance.now();
    if (refusal.kind === 'stays' || performance.now() - since >= awayMs) throw new DatabaseRefusedError(refusal.words);
    onWaiting(refusal.words);
    await pause(EVERY_MS, undefined, { signal });
  }
};
