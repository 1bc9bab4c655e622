import { declareEvent } from '../../shared/event-declaration.js';
import { type SessionIdsV1 } from './shapes/ids.v1.js';

/** Death in a forgiving game: the seed stays secret, and a rewind is possible. */
export interface CharacterFellV1 extends SessionIdsV1 {
  readonly turn: number;
}

export const characterFell = declareEvent<[CharacterFellV1]>()({
  type: 'CharacterFell',
  version: 1,
  stream: 'session',
  personal: 'none',
  upcasters: [],
});
