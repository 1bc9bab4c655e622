/** What every event in the log carries beside its own data (design section 5). */
export interface EventMetadata {
  /** The command that caused it; a repeated command has the same id. */
  readonly commandId: string;
  readonly correlationId: string;
  readonly causationId: string | null;
  /** Whose log this is: the owner of the data, and of the key that seals it. */
  readonly userId: string;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
}

/** A event as a decider states it: an explicit type, a version of its shape, and plain JSON data. */
export interface DomainEvent<T extends string = string, V extends number = number, D = unknown> {
  readonly type: T;
  readonly version: V;
  readonly data: D;
}

/** A event with its identity and circumstances: what is appended to a stream. */
export type EventEnvelope<F extends DomainEvent> = F extends DomainEvent
  ? F & { readonly id: string; readonly metadata: EventMetadata }
  : never;

/** The member of a union of events with the type `T`. */
export type EventOfType<F extends DomainEvent, T extends F['type']> = Extract<F, { readonly type: T }>;
