import { type StoryEntry } from '#contracts/session/views.js';
import { type GameStoryRow } from '#projections/game-stories/game-story.entity.js';
import { type GameStoryItemRow } from '#projections/game-story-items/game-story-item.entity.js';

/** A row of `game_stories`, with what was gained and lost in the turn, as the client gets it. */
export const storyView = (row: GameStoryRow, items: readonly GameStoryItemRow[]): StoryEntry => {
  const {
    id,
    sessionId,
    turnNumber,
    parent,
    storyContent,
    playerAction,
    actionResult,
    debugPrompt,
    narration,
    withdrawn,
    location,
    createdAt,
  } = row;
  const itemsOf = (kind: GameStoryItemRow['kind']) =>
    items.filter((item) => item.kind === kind).map(({ item }) => item);
  return {
    id,
    sessionId,
    turnNumber,
    parent,
    storyContent,
    playerAction,
    debugPrompt,
    narration,
    withdrawn,
    location,
    createdAt,
    actionResult: actionResult && { ...actionResult, itemsGained: itemsOf('gained'), itemsLost: itemsOf('lost') },
  };
};
