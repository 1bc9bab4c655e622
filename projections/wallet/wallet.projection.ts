import { type Balance } from '#contracts/wallet/events.js';
import { changesOf, projectionOf } from '../projection.js';
import { type WalletRow } from './wallet.entity.js';

const { upsert, patch } = changesOf<WalletRow, 'userId'>();

const holding = (balance: Balance): Pick<WalletRow, 'balance' | 'unlimited'> => ({
  balance,
  unlimited: balance === null,
});

/** Table `wallet`: action tokens left, and their next refill. */
export const wallet = projectionOf<WalletRow, 'userId'>()({
  readModel: 'wallet',
  version: 2,
  areas: ['wallet'],
  project: ({ type, data }) => {
    switch (type) {
      case 'TokensGranted': {
        const { userId, reason, refillsAt, balanceAfter } = data;
        return [upsert({ userId, ...holding(balanceAfter), plan: reason === 'guest' ? 'guest' : 'free', refillsAt })];
      }
      case 'TokensRefilled': {
        const { userId, plan, refilledAt, refillsAt, balanceAfter } = data;
        return [upsert({ userId, ...holding(balanceAfter), plan, refilledAt, refillsAt })];
      }
      case 'TokensCorrected':
        return [patch({ userId: data.userId }, holding(data.balanceAfter))];
      case 'RefillRescheduled':
        return [patch({ userId: data.userId }, { refillsAt: data.refillsAt })];
      case 'TokenSpent':
      case 'TokenReturned':
        return [upsert({ userId: data.userId, ...holding(data.balanceAfter), actionsTaken: data.actionsTakenAfter })];
    }
  },
});
