import { type WalletEvent } from '#contracts/wallet/events.js';
import { givenEvents } from '#test/support/given.js';
import { correctTokens } from './correct-tokens.decider.js';
import { type Wallet, walletFold } from './wallet.fold.js';

const NOW = '2026-03-01T10:00:00.000Z';
const given = (...events: readonly WalletEvent[]) => givenEvents(walletFold, ...events);
const granted = (amount: number | null): WalletEvent => ({
  type: 'TokensGranted',
  version: 2,
  data: { userId: 'u', amount, reason: 'guest', balanceAfter: amount, refillsAt: null },
});
const corrected = (actId: string, amount: number, balanceAfter: number): WalletEvent => ({
  type: 'TokensCorrected',
  version: 1,
  data: { userId: 'u', actId, amount, balanceAfter, correctedAt: NOW },
});
const correct = (actId: string, amount: number) => (wallet: Wallet) =>
  correctTokens({ userId: 'u', actId, amount, now: NOW }, wallet);

describe('staff', () => {
  it('give tokens, once for each act', () => {
    given(granted(5))
      .when(correct('a1', 3))
      .then(corrected('a1', 3, 8));
    given(granted(5), corrected('a1', 3, 8))
      .when(correct('a1', 3))
      .thenNothing();
    given(granted(5), corrected('a1', 3, 8))
      .when(correct('a2', 3))
      .then(corrected('a2', 3, 11));
  });
  it('take back what is there, and no more', () => {
    given(granted(5), corrected('a1', 3, 8))
      .when(correct('a2', -3))
      .then(corrected('a2', -3, 5));
    given(granted(5)).when(correct('a1', -6)).thenRejected('TOO_FEW_TOKENS');
  });
  it('have nothing to correct where the plan has no limit', () => {
    given(granted(null)).when(correct('a1', 3)).thenNothing();
  });
  it('leave the next refill as it was', () => {
    expect(given(granted(5)).when(correct('a1', 3)).after).toMatchObject({
      balance: 8,
      plan: 'guest',
      refillsAt: null,
    });
  });
});
