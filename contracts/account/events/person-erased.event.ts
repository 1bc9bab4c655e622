import { declareEvent } from '../../shared/event-declaration.js';

/** The key of this person is destroyed: every projection blanks the rows that it holds of them. */
export interface PersonErasedV1 {
  readonly userId: string;
  readonly erasedAt: string;
}

export const personErased = declareEvent<[PersonErasedV1]>()({
  type: 'PersonErased',
  version: 1,
  stream: 'account',
  personal: 'none',
  upcasters: [],
});
