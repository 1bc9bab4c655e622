import { type Change, changesOf, projectionOf } from '../projection.js';
import { type PaymentStatus, type WalletPaymentRow } from './wallet-payment.entity.js';

type Key = 'userId' | 'commandId';
const { upsert, patch } = changesOf<WalletPaymentRow, Key>();

const becomes = (
  { userId, commandId }: Pick<WalletPaymentRow, Key>,
  status: PaymentStatus,
): readonly Change<WalletPaymentRow, Key>[] => [patch({ userId, commandId }, { status })];

/** Table `wallet_payments`: recovery searches it for payments without a turn (design section 6). */
export const walletPayments = projectionOf<WalletPaymentRow, Key>()({
  readModel: 'wallet_payments',
  version: 1,
  areas: ['wallet', 'session'],
  project: ({ type, data }) => {
    switch (type) {
      case 'TokenSpent': {
        const { userId, commandId, sessionId, price, spentAt } = data;
        return [upsert({ userId, commandId, sessionId, price, status: 'open', spentAt })];
      }
      case 'TurnResolved':
        return becomes(data, 'settled');
      case 'TurnAbandoned':
        return becomes(data, 'abandoned');
      case 'TokenReturned':
        return becomes(data, 'returned');
      case 'TokensGranted':
      case 'TokensRefilled':
      case 'SessionStarted':
      case 'CharacterMoved':
      case 'ItemGained':
      case 'ItemLost':
      case 'CompanionJoined':
      case 'CompanionLeft':
      case 'CompanionsChanged':
      case 'CellResolved':
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
