import fc from 'fast-check';
import { type WalletEvent } from '#contracts/wallet/events.js';
import { givenEvents } from '#test/support/given.js';
import { grantTokens, returnToken, spendToken } from './wallet.decider.js';
import { walletFold, type Wallet } from './wallet.fold.js';

const NOW = '2026-03-01T10:00:00.000Z';
const WEEK_LATER = '2026-03-08T10:00:00.000Z';
const given = (...events: readonly WalletEvent[]) => givenEvents(walletFold, ...events);
const granted = (amount: number | null): WalletEvent => ({
  type: 'TokensGranted',
  version: 2,
  data: { userId: 'u', amount, reason: 'guest', balanceAfter: amount, refillsAt: null },
});
const grant = { userId: 'u', allowance: 5, reason: 'guest', refillsAt: null } as const;
const registered = {
  type: 'TokensGranted',
  version: 2,
  data: { userId: 'u', amount: 10, reason: 'registered', balanceAfter: 10, refillsAt: WEEK_LATER },
} as const satisfies WalletEvent;
const register = (allowance: number | null) => (wallet: Wallet) =>
  grantTokens({ userId: 'u', allowance, reason: 'registered', refillsAt: WEEK_LATER }, wallet);
const spend =
  (commandId: string, unlimited = false) =>
  (wallet: Wallet) =>
    spendToken(
      { userId: 'u', commandId, sessionId: 's', unlimitedPlans: unlimited ? ['guest'] : [], now: NOW },
      wallet,
    );
const spent = (
  commandId: string,
  balanceAfter: number | null,
  actionsTakenAfter: number,
  price: 0 | 1 = 1,
): WalletEvent => ({
  type: 'TokenSpent',
  version: 1,
  data: { userId: 'u', commandId, sessionId: 's', price, balanceAfter, actionsTakenAfter, spentAt: NOW },
});
const giveBack = (commandId: string) => (wallet: Wallet) => returnToken({ userId: 'u', commandId }, wallet);

describe('the wallet', () => {
  it('grants once', () => {
    given()
      .when((w) => grantTokens(grant, w))
      .then(granted(5));
    given(granted(5))
      .when((w) => grantTokens(grant, w))
      .thenNothing();
  });
  it('of an account begins with what an account has, once', () => {
    given().when(register(10)).then(registered);
    given(registered).when(register(10)).thenNothing();
    given(registered)
      .when((w) => grantTokens(grant, w))
      .thenNothing();
  });
  it.each([
    ['is filled up', { left: 2, allowance: 10, amount: 8, balanceAfter: 10 }],
    ['keeps what is more than that', { left: 12, allowance: 10, amount: 0, balanceAfter: 12 }],
    ['gets a number where it had no limit', { left: null, allowance: 10, amount: 10, balanceAfter: 10 }],
    ['loses its limit where accounts have none', { left: 2, allowance: null, amount: null, balanceAfter: null }],
  ])('of a guest who becomes an account %s', (_name, { left, allowance, ...expected }) => {
    given(granted(left))
      .when(register(allowance))
      .then({ ...registered, data: { ...registered.data, ...expected } });
  });
  it('pays one token per command, once', () => {
    given(granted(5))
      .when(spend('a'))
      .then(spent('a', 4, 1));
    given(granted(5), spent('a', 4, 1))
      .when(spend('a'))
      .thenNothing();
  });
  it('refuses when it is empty', () =>
    given(granted(1), spent('a', 0, 1))
      .when(spend('b'))
      .thenRejected('NO_TOKENS'));
  it('takes nothing where the plan has no limit, also after an earlier grant', () => {
    given(granted(0))
      .when(spend('a', true))
      .then(spent('a', 0, 1, 0));
    given(granted(null))
      .when(spend('a'))
      .then(spent('a', null, 1, 0));
  });
  it('returns a token once, and only for a payment', () => {
    given(granted(5), spent('a', 4, 1))
      .when(giveBack('a'))
      .then({
        type: 'TokenReturned',
        version: 1,
        data: { userId: 'u', commandId: 'a', balanceAfter: 5, actionsTakenAfter: 0 },
      });
    given(granted(5), spent('a', 4, 1), {
      type: 'TokenReturned',
      version: 1,
      data: { userId: 'u', commandId: 'a', balanceAfter: 5, actionsTakenAfter: 0 },
    })
      .when(giveBack('a'))
      .thenNothing();
    given(granted(5)).when(giveBack('never')).thenNothing();
    given(granted(5), spent('a', 5, 1, 0))
      .when(giveBack('a'))
      .then({
        type: 'TokenReturned',
        version: 1,
        data: { userId: 'u', commandId: 'a', balanceAfter: 5, actionsTakenAfter: 0 },
      });
  });
  it('never loses or creates a token: granted = left + paid and not returned', () => {
    const steps = fc.array(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), back: fc.boolean() }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(steps, fc.nat(8), (moves, amount) => {
        let wallet = walletFold.evolve(walletFold.initial, granted(amount));
        for (const { id, back } of moves) {
          const decision = back ? giveBack(id)(wallet) : spend(id)(wallet);
          if (decision.accepted) wallet = decision.events.reduce(walletFold.evolve, wallet);
          const paid = wallet.payments.filter(({ returned }) => !returned).length;
          expect((wallet.balance ?? 0) + paid).toBe(amount);
          expect(wallet.actionsTaken).toBe(paid);
        }
      }),
    );
  });
});
