import { declareEvent } from '../../shared/event-declaration.js';

export interface SavePlayedV1 {
  readonly userId: string;
  readonly saveId: string;
  readonly playedAt: string;
}

export const savePlayed = declareEvent<[SavePlayedV1]>()({
  type: 'SavePlayed',
  version: 1,
  stream: 'save',
  personal: 'none',
  upcasters: [],
});
