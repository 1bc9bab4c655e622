import { type ItemGainedV1 } from '#contracts/session/events.js';
import { changesOf, projectionOf } from '../projection.js';
import { type GameStoryItemRow } from './game-story-item.entity.js';

const { upsert, patchWhere } = changesOf<GameStoryItemRow, 'id'>();

const itemRow = (id: string, kind: GameStoryItemRow['kind'], data: ItemGainedV1): GameStoryItemRow => {
  const { sessionId, turn, characterId, userId, item } = data;
  return { id, sessionId, turnNumber: turn, characterId, userId, kind, item };
};

/** Table `game_story_items`: the part of a turn's action result that is not in `game_stories`. */
export const gameStoryItems = projectionOf<GameStoryItemRow, 'id'>()({
  readModel: 'game_story_items',
  version: 1,
  areas: ['session'],
  project: ({ id, type, data }) => {
    switch (type) {
      case 'ItemGained':
        return [upsert(itemRow(id, 'gained', data))];
      case 'ItemLost':
        return [upsert(itemRow(id, 'lost', data))];
      case 'SessionTransferred':
        return [patchWhere({ sessionId: data.sessionId }, { userId: data.userId })];
      case 'SessionStarted':
      case 'TurnResolved':
      case 'CharacterMoved':
      case 'CompanionJoined':
      case 'CompanionLeft':
      case 'CompanionsChanged':
      case 'CellResolved':
      case 'TurnNarrated':
      case 'TurnRetold':
      case 'TurnAbandoned':
      case 'HitPointsCorrected':
      case 'SessionRewound':
      case 'CharacterFell':
      case 'SessionEnded':
      case 'SessionForked':
        return [];
    }
  },
});
