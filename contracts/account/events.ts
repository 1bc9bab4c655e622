import { type DomainEvent } from '../shared/event.js';

export interface GuestCreatedV1 {
  readonly userId: string;
  /** Starts with 'Guest_'. */
  readonly username: string;
  readonly createdAt: string;
}
/** The key of this person is destroyed: every projection blanks the rows that it holds of them. */
export interface PersonErasedV1 {
  readonly userId: string;
  readonly erasedAt: string;
}

export type AccountEvent =
  DomainEvent<'GuestCreated', 1, GuestCreatedV1> | DomainEvent<'PersonErased', 1, PersonErasedV1>;
