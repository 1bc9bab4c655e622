import { RejectedError } from '#backend/platform/http/rejected.error.js';

/** The most open streams of a person in a session, of a person, and of this process. */
export interface StreamLimits {
  readonly perSession: number;
  readonly perPerson: number;
  readonly perProcess: number;
}

export interface OpenStream {
  readonly userId: string;
  readonly sessionId: string;
  /** Ends it in favour of a newer stream. */
  readonly replace: () => void;
}

/** Seconds until another try: a pending turn is told within a minute, and its streams end. */
const RETRY_AFTER_S = 20;
const full = (): RejectedError =>
  new RejectedError(
    503,
    'TOO_MANY_STREAMS',
    `Too many are listening at this moment. The story is written down; it is read again in ${RETRY_AFTER_S} seconds.`,
    { retryAfter: RETRY_AFTER_S },
  );

/**
 * The open streams of this process. A person's newest stream is never refused for the older ones, which may be those
 * of a page that is gone: the oldest ends instead.
 */
export class OpenStreams {
  /** In the order of their opening. */
  private readonly byPerson = new Map<string, Set<OpenStream>>();
  private open = 0;

  constructor(private readonly limits: StreamLimits) {}

  get count(): number {
    return this.open;
  }

  /** @returns a function that removes it @throws RejectedError TOO_MANY_STREAMS */
  add(stream: OpenStream): () => void {
    const replaced = this.oldestBeyond(stream);
    if (replaced) {
      this.remove(replaced);
      replaced.replace();
    } else if (this.open >= this.limits.perProcess) throw full();
    this.byPerson.set(stream.userId, (this.byPerson.get(stream.userId) ?? new Set()).add(stream));
    this.open += 1;
    return () => this.remove(stream);
  }

  /** The stream whose place this one takes. */
  private oldestBeyond({ userId, sessionId }: OpenStream): OpenStream | undefined {
    const own = [...(this.byPerson.get(userId) ?? [])];
    const ofSession = own.filter((other) => other.sessionId === sessionId);
    if (ofSession.length >= this.limits.perSession) return ofSession[0];
    return own.length >= this.limits.perPerson || this.open >= this.limits.perProcess ? own[0] : undefined;
  }

  private remove(stream: OpenStream): void {
    const own = this.byPerson.get(stream.userId);
    if (!own?.delete(stream)) return;
    this.open -= 1;
    if (own.size === 0) this.byPerson.delete(stream.userId);
  }
}
