import { WrongLogError, type KnownLog, type LogId, type Position } from './event-store.port.js';

/** The log as one connection sees it; all of it may throw when the server does not answer. */
export interface LogView {
  readonly identity: () => Promise<LogId | null>;
  readonly holds: (position: Position) => Promise<boolean>;
  readonly head: () => Promise<Position | null>;
}

/** A reader goes on from a position only where the log has it; 0 is the beginning. @throws WrongLogError */
export const requireHeld = async (position: Position, view: Pick<LogView, 'holds' | 'head'>): Promise<void> => {
  if (position > 0n && !(await view.holds(position)))
    throw new WrongLogError({ kind: 'shorter', position, head: await view.head() });
};

interface Proof {
  readonly at: number;
  readonly done: Promise<unknown>;
}

/** How long a connection is believed to lead to the same log. A server is not exchanged in less. */
const TRUSTED_MS = 1_000;

/**
 * The log that a store has used so far: its identity, and the last position that it got. Each connection must lead to
 * a log with both before it is used.
 */
export class LogPin {
  #id: LogId | null;
  #last: Position | null;
  readonly #proofs = new WeakMap<object, Proof>();

  constructor({ id, position }: KnownLog = { id: null, position: null }) {
    this.#id = id;
    this.#last = position;
  }

  /** An event at this position was read or written. */
  saw(position: Position): void {
    if (this.#last === null || position > this.#last) this.#last = position;
  }

  /** @returns the log's identity @throws WrongLogError, and what the view throws */
  async prove(view: LogView): Promise<LogId | null> {
    const last = this.#last;
    const found = await view.identity();
    const expected = this.#id;
    if (expected !== null && found !== expected) throw new WrongLogError({ kind: 'another', expected, found });
    await requireHeld(last ?? 0n, view);
    return (this.#id = found);
  }

  /** The same, unless this connection was proven within the last second. An empty log is looked at again each time. */
  proven(connection: object, view: LogView): Promise<unknown> {
    const known = this.#proofs.get(connection);
    const now = performance.now();
    if (known !== undefined && this.#id !== null && now - known.at < TRUSTED_MS) return known.done;
    const proof = { at: now, done: this.prove(view) };
    this.#proofs.set(connection, proof);
    proof.done.catch(() => {
      if (this.#proofs.get(connection) === proof) this.#proofs.delete(connection);
    });
    return proof.done;
  }
}
