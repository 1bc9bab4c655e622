/** The actor: a player, a member of the staff, this system itself, or another system with its own key. */
export interface Actor {
  readonly kind: 'person' | 'staff' | 'system' | 'integration';
  readonly id: string;
}

/** Metadata of every event in the log (design section 5). */
export interface EventMetadata {
  /** The command that caused it; a repeated command has the same id. */
  readonly commandId: string;
  /** Shared by everything that follows from one request. */
  readonly correlationId: string;
  /** Id of the event or command that caused this one; null for a request from outside. */
  readonly causationId: string | null;
  readonly actor: Actor;
  /** Id of the data's person: their key seals it. */
  readonly subjectId: string;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
}

/** An event from a decider: an explicit type, a version of its shape, and plain JSON data. */
export interface DomainEvent<T extends string = string, V extends number = number, D = unknown> {
  readonly type: T;
  readonly version: V;
  readonly data: D;
}

/** An event with id and metadata, ready to be appended to a stream. */
export type EventEnvelope<F extends DomainEvent> = F extends DomainEvent
  ? F & { readonly id: string; readonly metadata: EventMetadata }
  : never;

/** The member of a union of events with the type `T`. */
export type EventOfType<F extends DomainEvent, T extends F['type']> = Extract<F, { readonly type: T }>;
