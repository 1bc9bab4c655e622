import { declareEvent } from '../../shared/event-declaration.js';
import { type SessionIdsV1 } from './shapes/ids.v1.js';
import { type NarrationV1 } from './shapes/narration.v1.js';
import { type HexV1 } from './shapes/world.v1.js';

/** A later narration of a told turn: its words replace the old ones. Ids and cell are the turn's. */
export interface TurnRetoldV1 extends SessionIdsV1, HexV1, NarrationV1 {
  readonly turn: number;
  readonly storyId: string;
  readonly retoldAt: string;
}

export const turnRetold = declareEvent<[TurnRetoldV1]>()({
  type: 'TurnRetold',
  version: 1,
  stream: 'session',
  personal: { story: '', wording: [], debugPrompt: null, promptHash: null, verdicts: [], extraOffers: [] },
  upcasters: [],
});
