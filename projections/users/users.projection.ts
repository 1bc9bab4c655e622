import { type AnyEvent } from '#contracts/shared/any-event.js';
import { type Change, changesOf, type Projection } from '../projection.js';
import { type UserRow } from './user.entity.js';

const { upsert } = changesOf<UserRow, 'id'>();

/** What an erased person's row holds of them: nothing (design section 5). */
const blank = { email: null, firstName: null, lastName: null, phone: null, erased: true } satisfies Partial<UserRow>;

/** Table `users`. Account and wallet are streams of their own, so whichever is read first makes the row. */
export const users: Projection<AnyEvent, Change<UserRow, 'id'>> = {
  readModel: 'users',
  version: 1,
  project: ({ type, data }) => {
    switch (type) {
      case 'GuestCreated':
        return [
          upsert({ id: data.userId, username: data.username, subscriptionStatus: 'guest', createdAt: data.createdAt }),
        ];
      case 'TokensGranted':
      case 'TokensRefilled':
        return [upsert({ id: data.userId, actionTokens: data.balanceAfter })];
      case 'TokenSpent':
      case 'TokenReturned':
        return [
          upsert({ id: data.userId, actionTokens: data.balanceAfter, totalActionsTaken: data.actionsTakenAfter }),
        ];
      case 'PersonErased':
        return [upsert({ id: data.userId, ...blank })];
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
      case 'SessionRewound':
      case 'CharacterFell':
      case 'SessionEnded':
      case 'SessionTransferred':
      case 'GameSaved':
      case 'SavePlayed':
      case 'SaveDeleted':
        return [];
    }
  },
};
