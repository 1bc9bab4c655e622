import { type Balance } from '#contracts/wallet/events.js';
import { changesOf, projectionOf } from '../projection.js';
import { type WalletRow } from './wallet.entity.js';

const { upsert } = changesOf<WalletRow, 'userId'>();

const holding = (balance: Balance): Pick<WalletRow, 'balance' | 'unlimited'> => ({
  balance,
  unlimited: balance === null,
});

/** Table `wallet`: action tokens left. */
export const wallet = projectionOf<WalletRow, 'userId'>()({
  readModel: 'wallet',
  version: 1,
  areas: ['wallet'],
  project: ({ type, data }) => {
    switch (type) {
      case 'TokensGranted':
        return [upsert({ userId: data.userId, ...holding(data.balanceAfter) })];
      case 'TokensRefilled':
        return [upsert({ userId: data.userId, ...holding(data.balanceAfter), refilledAt: data.refilledAt })];
      case 'TokenSpent':
      case 'TokenReturned':
        return [upsert({ userId: data.userId, ...holding(data.balanceAfter), actionsTaken: data.actionsTakenAfter })];
    }
  },
});
