import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { correlateSpan } from './correlated-span.js';

/** The request or job that this process is working on. */
export interface Correlation {
  /** Shared by everything that follows from one request. */
  readonly correlationId: string;
  /** Id of the event that caused the work; null for a request from outside. */
  readonly causationId: string | null;
  readonly startedAt: Date;
}

const storage = new AsyncLocalStorage<Correlation>();

/** Runs work, and everything that it calls and awaits, under a correlation. */
export const withCorrelation = <T>(correlation: Correlation, work: () => T): T => {
  correlateSpan(correlation.correlationId);
  return storage.run(correlation, work);
};

/** The correlation of the running work; undefined outside of requests and jobs. */
export const currentCorrelation = (): Correlation | undefined => storage.getStore();

/** The correlation of the running work, or a new one where none was given. */
export const correlationOrNew = (): Correlation =>
  currentCorrelation() ?? { correlationId: randomUUID(), causationId: null, startedAt: new Date() };
