import { type WalletEvent } from '../../wallet/events.js';
import { orNull, type PublicEvents, TIME, WHOLE } from './shown.js';

const ids = ['userId'] as const;
/** Null where the plan has no limit. */
const balanceAfter = orNull(WHOLE);

export const PUBLIC_WALLET_EVENTS: PublicEvents<WalletEvent> = {
  TokensGranted: { name: 'wallet.tokens-granted', version: 1, ids, says: { balanceAfter } },
  TokenSpent: { name: 'wallet.token-spent', version: 1, ids: ['userId', 'sessionId'], says: { balanceAfter } },
  TokenReturned: { name: 'wallet.token-returned', version: 1, ids, says: { balanceAfter } },
  TokensRefilled: { name: 'wallet.tokens-refilled', version: 1, ids, says: { balanceAfter } },
  TokensCorrected: { name: 'wallet.tokens-corrected', version: 1, ids, says: { balanceAfter } },
  RefillRescheduled: { name: 'wallet.refill-rescheduled', version: 1, ids, says: { refillsAt: TIME } },
};
