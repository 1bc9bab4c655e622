import { changesOf, projectionOf } from '../projection.js';
import { type UserRow } from './user.entity.js';

const { upsert } = changesOf<UserRow, 'id'>();

/** The blank values of an erased person's row (design section 5). */
const blank = { email: null, firstName: null, lastName: null, phone: null, erased: true } satisfies Partial<UserRow>;

/** Table `users`. Account and wallet are separate streams: the one that is read first makes the row. */
export const users = projectionOf<UserRow, 'id'>()({
  readModel: 'users',
  version: 1,
  areas: ['account', 'wallet'],
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
    }
  },
});
