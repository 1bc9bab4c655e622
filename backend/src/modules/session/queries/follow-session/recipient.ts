import { type SessionStream as StreamEvents } from '#contracts/session/session-stream.js';

/** The receiver of a stream. After its end the client reconnects and resumes, so that it misses nothing. */
export interface Recipient {
  /** Resolves when the client can take another message. */
  readonly send: <Name extends keyof StreamEvents>(name: Name, id: string, data: StreamEvents[Name]) => Promise<void>;
  /** Its end, by either side. */
  readonly ended: AbortSignal;
  readonly end: () => void;
}
