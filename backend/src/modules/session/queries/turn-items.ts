import { type GameStoryItemRow } from '#projections/game-story-items/game-story-item.entity.js';
import { type TurnItems } from '../views/story-entry.view.js';

/** The items of a turn, from its rows of `game_story_items`. */
export const turnItemsOf = (rows: readonly GameStoryItemRow[]): TurnItems => {
  const of = (kind: GameStoryItemRow['kind']) => rows.filter((row) => row.kind === kind).map(({ item }) => item);
  return { gained: of('gained'), lost: of('lost') };
};
