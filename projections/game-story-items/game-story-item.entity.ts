import { type Item } from '#game/model/character.js';
import { integer, json, readModelEntity, text } from '../entity.js';

/** A thing gained or lost in a turn. */
export interface GameStoryItemRow {
  /** Id of the event. */
  readonly id: string;
  readonly sessionId: string;
  readonly turnNumber: number;
  readonly characterId: string;
  readonly userId: string;
  readonly kind: 'gained' | 'lost';
  readonly item: Item;
}

/** A separate table, since a turn may have any number of them and each event holds one. */
export const gameStoryItemEntity = readModelEntity<GameStoryItemRow>({
  table: 'game_story_items',
  columns: {
    id: text({ primary: true }),
    sessionId: text(),
    turnNumber: integer(),
    characterId: text(),
    userId: text(),
    kind: text(),
    item: json(),
  },
  indices: [{ columns: ['sessionId', 'turnNumber'] }],
});
