import { type SessionIdsV1 } from './ids.v1.js';
import { type NarrationV1 } from './narration.v1.js';
import { type HexV1 } from './world.v1.js';

/** A later narration of a told turn: its words replace the old ones. Ids and cell are the turn's. */
export interface TurnRetoldV1 extends SessionIdsV1, HexV1, NarrationV1 {
  readonly turn: number;
  readonly storyId: string;
  readonly retoldAt: string;
}

/** From this version on, a narration can belong to a further edition of the saga. */
export interface TurnRetoldV2 extends TurnRetoldV1 {
  /** 1: the words replace the shown ones. From 2 on: words of a further edition; the first one keeps its own. */
  readonly edition: number;
}
