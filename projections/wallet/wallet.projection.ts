import { type AnyEvent } from '#contracts/shared/any-event.js';
import { type Balance } from '#contracts/wallet/events.js';
import { type Change, changesOf, type Projection } from '../projection.js';
import { type WalletRow } from './wallet.entity.js';

const { upsert } = changesOf<WalletRow, 'userId'>();

const holding = (balance: Balance): Pick<WalletRow, 'balance' | 'unlimited'> => ({
  balance,
  unlimited: balance === null,
});

/** Table `wallet`: action tokens left. */
export const wallet: Projection<AnyEvent, Change<WalletRow, 'userId'>> = {
  readModel: 'wallet',
  version: 1,
  project: ({ type, data }) => {
    switch (type) {
      case 'TokensGranted':
        return [upsert({ userId: data.userId, ...holding(data.balanceAfter) })];
      case 'TokensRefilled':
        return [upsert({ userId: data.userId, ...holding(data.balanceAfter), refilledAt: data.refilledAt })];
      case 'TokenSpent':
      case 'TokenReturned':
        return [upsert({ userId: data.userId, ...holding(data.balanceAfter), actionsTaken: data.actionsTakenAfter })];
      case 'GuestCreated':
      case 'PersonErased':
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
