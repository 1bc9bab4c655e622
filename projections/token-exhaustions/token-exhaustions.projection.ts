import { changesOf, projectionOf } from '../projection.js';
import { type TokenExhaustionRow } from './token-exhaustion.entity.js';

type Key = 'userId' | 'commandId';
const { upsert, remove } = changesOf<TokenExhaustionRow, Key>();

/** Table `token_exhaustions`: payments that left nothing. One that was given back leaves the table. */
export const tokenExhaustions = projectionOf<TokenExhaustionRow, Key>()({
  readModel: 'token_exhaustions',
  version: 1,
  areas: ['wallet'],
  project: ({ type, data }) => {
    switch (type) {
      case 'TokenSpent': {
        const { userId, commandId, sessionId, spentAt, balanceAfter } = data;
        return balanceAfter === 0 ? [upsert({ userId, commandId, sessionId, spentAt })] : [];
      }
      case 'TokenReturned':
        return [remove({ userId: data.userId, commandId: data.commandId })];
      case 'TokensGranted':
      case 'TokensRefilled':
      case 'TokensCorrected':
      case 'RefillRescheduled':
        return [];
    }
  },
});
