import { declareEvent } from '../../shared/event-declaration.js';

/** This person's key is destroyed: every projection blanks their rows. */
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
