import { changesOf, projectionOf } from '../projection.js';
import { type GameWorldRow } from './game-world.entity.js';

const { upsert, patch } = changesOf<GameWorldRow, 'sessionId'>();

/** Table `game_worlds`: the map of a saga, and the data to check its dice. */
export const gameWorlds = projectionOf<GameWorldRow, 'sessionId'>()({
  readModel: 'game_worlds',
  version: 2,
  areas: ['session'],
  project: ({ type, data }) => {
    switch (type) {
      case 'SessionStarted': {
        const { sessionId, userId, characterId, world, seedCommitment, startedAt } = data;
        return [
          upsert({
            sessionId,
            userId,
            characterId,
            world,
            seedCommitment,
            diceSeed: null,
            originSessionId: null,
            originTurn: null,
            createdAt: startedAt,
          }),
        ];
      }
      case 'SessionForked': {
        const { sessionId, originSessionId, originTurn } = data;
        return [patch({ sessionId }, { originSessionId, originTurn })];
      }
      case 'SessionEnded':
        return [patch({ sessionId: data.sessionId }, { diceSeed: data.diceSeed })];
      case 'SessionTransferred':
        return [patch({ sessionId: data.sessionId }, { userId: data.userId })];
      case 'TurnResolved':
      case 'CharacterMoved':
      case 'ItemGained':
      case 'ItemLost':
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
        return [];
    }
  },
});
