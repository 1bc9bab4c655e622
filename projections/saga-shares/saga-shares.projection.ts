import { changesOf, projectionOf } from '../projection.js';
import { type SagaShareRow } from './saga-share.entity.js';

const { upsert, patchWhere } = changesOf<SagaShareRow, 'sessionId'>();

/** Table `saga_shares`: which saga a link leads to. A link ends when its owner withdraws it or is erased. */
export const sagaShares = projectionOf<SagaShareRow, 'sessionId'>()({
  readModel: 'saga_shares',
  version: 1,
  areas: ['share', 'session', 'erasure'],
  project: ({ type, data }) => {
    switch (type) {
      case 'SagaShared':
        return [upsert(data)];
      case 'ShareRevoked':
        return [patchWhere({ sessionId: data.sessionId, shareId: data.shareId }, { tokenHash: '' })];
      case 'PersonErased':
        return [patchWhere({ userId: data.userId }, { tokenHash: '' })];
      case 'SessionTransferred':
        return [patchWhere({ sessionId: data.sessionId }, { userId: data.userId })];
      case 'SessionStarted':
      case 'SessionForked':
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
      case 'SessionEnded':
        return [];
    }
  },
});
