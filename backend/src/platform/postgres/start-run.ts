import type { ProgressTimeout } from './progress-timeout.js';
import type { PostgresBinaries } from './postgres-binaries.js';
import type { ClusterPaths } from './cluster-paths.js';
import type { PostgresHold } from './postgres-hold.js';

/** One start of the server, with all its attempts. */
export interface StartRun {
  readonly paths: ClusterPaths;
  readonly binaries: PostgresBinaries;
  readonly settings: Readonly<Record<string, string>>;
  readonly onProgress: (line: string) => void;
  readonly patience: ProgressTimeout;
  /** Null: any free port. */
  readonly port: number | null;
  /** Ends the start: nobody needs the server any more. */
  readonly signal: AbortSignal;
}

export interface HeldServer {
  readonly paths: ClusterPaths;
  readonly pid: number;
  readonly port: number;
  readonly password: string;
  readonly database: string;
  readonly hold: PostgresHold;
  readonly adopted: boolean;
}
