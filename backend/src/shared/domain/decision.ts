import { type DomainEvent } from '#contracts/shared/event.js';
import { type StreamKind } from '#contracts/shared/event-registry.js';

/** The reason of a refusal: a code of the area's rejections, and details for the answer. */
export interface Rejection<Code extends string = string> {
  readonly code: Code;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** A decider's result: events to append, in order, or a refusal. Never thrown. */
export type Decision<F extends DomainEvent = DomainEvent, Code extends string = string> =
  | { readonly accepted: true; readonly events: readonly F[] }
  | { readonly accepted: false; readonly rejection: Rejection<Code> };

export const accept = <F extends DomainEvent>(...events: F[]): Decision<F, never> => ({ accepted: true, events });
export const reject = <Code extends string>(
  code: Code,
  details?: Readonly<Record<string, unknown>>,
): Decision<never, Code> => ({
  accepted: false,
  rejection: details === undefined ? { code } : { code, details },
});

/** A stream's state as a plain left fold. Raise `version` when the fold changes: snapshots of others are discarded. */
export interface Fold<S, F extends DomainEvent> {
  /** Prefix of the stream's name: `<noun>-<id>`. */
  readonly noun: StreamKind;
  readonly version: number;
  readonly initial: S;
  readonly evolve: (state: S, event: F) => S;
}
