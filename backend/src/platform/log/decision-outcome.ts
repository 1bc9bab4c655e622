import { type AnyEvent } from '#contracts/shared/any-event.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { type Decision, type Rejection } from '#backend/shared/domain/decision.js';
import { type LoadedState } from './stored-fold.js';

/** An accepted command: the state after it and its appended events. Without events it wrote nothing. */
export type Accepted<S, E extends AnyEvent> = LoadedState<S> & {
  readonly accepted: true;
  readonly events: readonly E[];
};
/** A refused command: the state on which it was refused. */
type Refused<S, C extends string> = LoadedState<S> & {
  readonly accepted: false;
  readonly rejection: Rejection<C>;
};
export type Decided<S, E extends AnyEvent, C extends string> = Accepted<S, E> | Refused<S, C>;

export type Decide<S, E extends AnyEvent, C extends string> = (
  state: S,
  revision: LoadedState<S>['revision'],
) => Decision<E, C>;

export interface CommandOptions {
  /** A repeated command has the same id. */
  readonly commandId: string;
  readonly context: CommandContext;
  /**
   * Decide on the state in memory, without a read of events that others may have appended. An append on an old state
   * conflicts and is decided again; a refusal (or an acceptance without events) is decided again after one read.
   */
  readonly assumeFresh?: boolean;
  /** An accepted command is answered when the read models show it, or after `READ_YOUR_WRITE_MS`. */
  readonly awaitReadModels?: boolean;
}
