import { changesOf, projectionOf } from '../projection.js';
import { type WalletPaymentRow } from './wallet-payment.entity.js';

type Key = 'userId' | 'commandId';
const { upsert, patch, remove } = changesOf<WalletPaymentRow, Key>();

const keyOf = ({ userId, commandId }: Pick<WalletPaymentRow, Key>): Pick<WalletPaymentRow, Key> => ({
  userId,
  commandId,
});

/** Table `wallet_payments`: recovery searches it for payments without a turn (design section 6). The others leave it. */
export const walletPayments = projectionOf<WalletPaymentRow, Key>()({
  readModel: 'wallet_payments',
  version: 2,
  areas: ['wallet', 'session'],
  project: ({ type, data }) => {
    switch (type) {
      case 'TokenSpent': {
        const { userId, commandId, sessionId, price, spentAt } = data;
        return [upsert({ userId, commandId, sessionId, price, status: 'open', spentAt })];
      }
      case 'TurnResolved':
        return [remove(keyOf(data))];
      case 'TurnAbandoned':
        return [patch(keyOf(data), { status: 'abandoned' })];
      case 'TokenReturned':
        return [remove(keyOf(data))];
      case 'TokensGranted':
      case 'TokensRefilled':
      case 'TokensCorrected':
      case 'RefillRescheduled':
      case 'SessionStarted':
      case 'SessionForked':
      case 'CharacterMoved':
      case 'ItemGained':
      case 'ItemLost':
      case 'CompanionJoined':
      case 'CompanionLeft':
      case 'CompanionsChanged':
      case 'CellResolved':
      case 'HitPointsCorrected':
      case 'TurnNarrated':
      case 'TurnRetold':
      case 'SessionRewound':
      case 'CharacterFell':
      case 'SessionEnded':
      case 'SessionTransferred':
        return [];
    }
  },
});
