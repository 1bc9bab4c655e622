import { type AnyEvent } from '#contracts/shared/any-event.js';
import { type Fold } from '#backend/shared/domain/decision.js';
import { type ExpectedRevision, type Position } from '../event-store/event-store.port.js';

/** A fold, and the settings for the storage of its state. A plain `Fold` is allowed: its state gets no snapshots. */
export interface StoredFold<S, F extends AnyEvent> extends Fold<S, F> {
  /**
   * The person whose key seals snapshots of this state, which must be plain JSON; null: no snapshots. `id` is the
   * stream's.
   */
  readonly subjectOf?: (state: S, id: string) => string | null;
  /** Distinguishes several folds of one stream. The noun where absent. */
  readonly name?: string;
}

/** State of a stream and its last folded revision; 'none': the stream is empty. */
export interface LoadedState<S> {
  readonly state: S;
  readonly revision: ExpectedRevision;
  /** Global position of the last event folded. */
  readonly position: Position | null;
}

export const streamOf = (fold: { readonly noun: string }, id: string): string => `${fold.noun}-${id}`;
export const nameOf = (fold: { readonly noun: string; readonly name?: string }): string => fold.name ?? fold.noun;
export const isAhead = (a: ExpectedRevision, b: ExpectedRevision): boolean => a !== 'none' && (b === 'none' || a > b);
