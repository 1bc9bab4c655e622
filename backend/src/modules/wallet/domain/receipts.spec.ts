import { type Receipt } from '#contracts/wallet/views.js';
import { sample } from '#test/support/projections/samples.js';
import { type Purchases, receiptsOf, type WalletFact } from './receipts.js';

const fact = (...given: Parameters<typeof sample>): WalletFact => ({
  ...(sample(...given) as unknown as WalletFact),
  at: '2026-03-14T19:04:00.250Z',
});
const bought: Purchases = new Map([
  ['a', { sessionId: 's', turn: 7, characterName: 'Thora Ulfsdottir' }],
  ['b', { sessionId: 's', turn: null, characterName: null }],
]);
const told = (...newestFirst: readonly WalletFact[]): readonly Partial<Receipt>[] =>
  receiptsOf(newestFirst, bought).map(({ kind, amount, balanceAfter, turn, words }) => ({
    kind,
    amount,
    balanceAfter,
    turn,
    words,
  }));

describe('receipts', () => {
  it('name the turn that a token bought, and why one came back', () => {
    expect(
      told(
        fact('TokenReturned', { commandId: 'b', balanceAfter: 4 }),
        fact('TokenSpent', { commandId: 'b', balanceAfter: 3 }),
        fact('TokenSpent', { commandId: 'a', balanceAfter: 4 }),
        fact('TokensGranted', { amount: 5, reason: 'guest', balanceAfter: 5 }),
      ),
    ).toEqual([
      {
        kind: 'returned',
        amount: 1,
        balanceAfter: 4,
        turn: null,
        words: 'A turn of a saga was not played, so its token came back.',
      },
      { kind: 'spent', amount: 1, balanceAfter: 3, turn: null, words: 'A turn of a saga.' },
      { kind: 'spent', amount: 1, balanceAfter: 4, turn: 7, words: "Turn 7 of Thora Ulfsdottir's saga." },
      { kind: 'granted', amount: 5, balanceAfter: 5, turn: null, words: 'Your first actions, as a guest.' },
    ]);
  });

  it('count what a filling brought, and leave out what moved no token', () => {
    expect(
      told(
        fact('TokensRefilled', { plan: 'free', reason: 'week', balanceAfter: 10 }),
        fact('RefillRescheduled'),
        fact('TokensRefilled', { plan: 'gold', reason: 'upgrade', balanceAfter: 100 }),
        fact('TokenSpent', { commandId: 'a', balanceAfter: 8 }),
      ),
    ).toMatchObject([
      { kind: 'refilled', amount: 0, balanceAfter: 10, words: 'A new week with the Free plan.' },
      { kind: 'refilled', amount: 92, balanceAfter: 100, words: 'Filled up by your upgrade to Gold.' },
      { kind: 'spent' },
    ]);
  });

  it('have no number where the plan has no limit', () => {
    expect(told(fact('TokenSpent', { commandId: 'a', price: 0, balanceAfter: null }))).toMatchObject([
      { amount: null, balanceAfter: null },
    ]);
  });
});
