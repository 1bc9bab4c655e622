import { type TurnRetoldV2 } from '#contracts/session/events.js';
import { changesOf, projectionOf } from '../projection.js';
import { type GameEditionRow } from './game-edition.entity.js';

type Key = 'sessionId' | 'edition' | 'turnNumber';
const { upsert, patchWhere } = changesOf<GameEditionRow, Key>();

const editionRow = (data: TurnRetoldV2): GameEditionRow => ({
  sessionId: data.sessionId,
  edition: data.edition,
  turnNumber: data.turn,
  userId: data.userId,
  storyContent: data.story,
  narrator: data.narrator,
  model: data.model,
  createdAt: data.retoldAt,
});

/** Table `game_editions`: what further editions of a saga say; the newest words of a turn count. */
export const gameEditions = projectionOf<GameEditionRow, Key>()({
  readModel: 'game_editions',
  version: 1,
  areas: ['session', 'erasure'],
  project: ({ type, data }) => {
    switch (type) {
      case 'TurnRetold':
        return data.edition > 1 ? [upsert(editionRow(data))] : [];
      case 'SessionTransferred':
        return [patchWhere({ sessionId: data.sessionId }, { userId: data.userId })];
      case 'PersonErased':
        return [patchWhere({ userId: data.userId }, { storyContent: '' })];
      case 'SessionStarted':
      case 'TurnResolved':
      case 'CharacterMoved':
      case 'ItemGained':
      case 'ItemLost':
      case 'CompanionJoined':
      case 'CompanionLeft':
      case 'CompanionsChanged':
      case 'CellResolved':
      case 'TurnNarrated':
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
