/** Who did it: a person who plays, a member of the staff, this system by itself, or another system with its own key. */
export interface Actor {
  readonly kind: 'person' | 'staff' | 'system' | 'integration';
  readonly id: string;
}

/** What every event in the log carries beside its own data (design section 5). */
export interface EventMetadata {
  /** The command that caused it; a repeated command has the same id. */
  readonly commandId: string;
  /** Shared by everything that follows from one request. */
  readonly correlationId: string;
  /** Id of the event or command that caused this one; null for a request from outside. */
  readonly causationId: string | null;
  readonly actor: Actor;
  /** Id of the person whom the data is about: their key seals it. */
  readonly subjectId: string;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
}

/** An event as a decider states it: an explicit type, a version of its shape, and plain JSON data. */
export interface DomainEvent<T extends string = string, V extends number = number, D = unknown> {
  readonly type: T;
  readonly version: V;
  readonly data: D;
}

/** An event with its identity and circumstances: what is appended to a stream. */
export type EventEnvelope<F extends DomainEvent> = F extends DomainEvent
  ? F & { readonly id: string; readonly metadata: EventMetadata }
  : never;

/** The member of a union of events with the type `T`. */
export type EventOfType<F extends DomainEvent, T extends F['type']> = Extract<F, { readonly type: T }>;
