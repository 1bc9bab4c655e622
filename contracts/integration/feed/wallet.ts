import { type WalletEvent } from '../../wallet/events.js';
import { orNull, type PublicEvents, TIME, WHOLE } from './shown.js';

const ids = ['userId'] as const;
/** Null where the plan has no limit. */
const balanceAfter = orNull(WHOLE);

export const PUBLIC_WALLET_EVENTS: PublicEvents<WalletEvent> = {
  TokensGranted: {
    name: 'wallet.tokens-granted',
    when: 'A new guest or a new account got their first action tokens.',
    version: 1,
    ids,
    says: { balanceAfter },
  },
  TokenSpent: {
    name: 'wallet.token-spent',
    when: 'A turn was paid for with a token.',
    version: 1,
    ids: ['userId', 'sessionId'],
    says: { balanceAfter },
  },
  TokenReturned: {
    name: 'wallet.token-returned',
    when: 'A token came back, since its turn was not played.',
    version: 1,
    ids,
    says: { balanceAfter },
  },
  TokensRefilled: {
    name: 'wallet.tokens-refilled',
    when: 'A wallet was filled up, by the week or by a better tier.',
    version: 1,
    ids,
    says: { balanceAfter },
  },
  TokensCorrected: {
    name: 'wallet.tokens-corrected',
    when: 'Staff gave tokens, or took some back.',
    version: 1,
    ids,
    says: { balanceAfter },
  },
  RefillRescheduled: {
    name: 'wallet.refill-rescheduled',
    when: 'The time of the next refill was put right, after a clock had been wrong.',
    version: 1,
    ids,
    says: { refillsAt: TIME },
  },
};
