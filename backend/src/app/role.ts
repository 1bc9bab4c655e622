import type { Platform } from './platform.js';

export interface RunningRole {
  /** Finishes the current work; the platform is still open. */
  stop(): Promise<void>;
  /** The address for browsers, for a role that listens. */
  readonly address?: string;
}

/**
 * Starts a part on a database whose tables are up to date. @throws StartupError with one line for the person who starts
 * the game
 */
export type StartRole = (platform: Platform) => Promise<RunningRole>;

/** One of the parts that a process may run. */
export interface ProcessRole {
  readonly name: 'api' | 'projector' | 'worker';
  readonly listens: boolean;
  readonly start: StartRole;
}
