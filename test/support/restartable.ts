import { type HeldDisk } from './small-disk.js';

/** An event store that a test takes away and gives back. */
export interface RestartableEventStore {
  /** The same before and after a restart. */
  readonly url: string;
  /** Ends it as a crash would. Resolves when it has ended. */
  kill(): Promise<void>;
  /** Resolves when it answers. */
  up(): Promise<void>;
  /** Until `thaw`, connections stay open and nothing answers. */
  freeze(): void;
  thaw(): void;
  /** The disk that it was given; null: it writes on the machine's. */
  readonly disk: HeldDisk | null;
  /** Ends it for good and removes its files. */
  stop(): Promise<void>;
}
