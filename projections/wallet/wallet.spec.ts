import { rowsAfter } from '#test/support/projections/memory-table.js';
import { type AnyEnvelope, sample } from '#test/support/projections/samples.js';
import { walletEntity } from './wallet.entity.js';
import { wallet } from './wallet.projection.js';

const given = (...events: readonly AnyEnvelope[]) => rowsAfter({ projection: wallet, entity: walletEntity }, events);
const ann = { userId: 'ann' };
const granted = sample('TokensGranted', { ...ann, amount: 5, reason: 'guest', balanceAfter: 5, refillsAt: null });

describe('the wallet', () => {
  it('holds granted, spent and returned tokens', () => {
    expect(given(granted)).toEqual([
      {
        userId: 'ann',
        balance: 5,
        unlimited: false,
        actionsTaken: 0,
        refilledAt: null,
        refillsAt: null,
        plan: 'guest',
        position: '1',
      },
    ]);
    const spent = sample('TokenSpent', { ...ann, balanceAfter: 4, actionsTakenAfter: 1 });
    expect(given(granted, spent)).toMatchObject([{ balance: 4, actionsTaken: 1 }]);
    expect(
      given(granted, spent, sample('TokenReturned', { ...ann, balanceAfter: 5, actionsTakenAfter: 0 })),
    ).toMatchObject([{ balance: 5, actionsTaken: 0 }]);
  });

  it('holds the times of its refills', () => {
    const registered = sample('TokensGranted', { ...ann, reason: 'registered', refillsAt: '2026-03-21T00:00:00.000Z' });
    expect(given(granted, registered)).toMatchObject([{ plan: 'free', refillsAt: '2026-03-21T00:00:00.000Z' }]);
    const [refilledAt, refillsAt] = ['2026-03-22T00:00:00.000Z', '2026-03-28T00:00:00.000Z'];
    const refilled = sample('TokensRefilled', { ...ann, balanceAfter: 100, plan: 'gold', refilledAt, refillsAt });
    expect(given(registered, refilled)).toMatchObject([{ balance: 100, plan: 'gold', refilledAt, refillsAt }]);
    const moved = sample('RefillRescheduled', { ...ann, refillsAt: '2026-03-24T00:00:00.000Z' });
    expect(given(registered, refilled, moved)).toMatchObject([{ refilledAt, refillsAt: '2026-03-24T00:00:00.000Z' }]);
  });

  it('without a limit has no balance', () => {
    expect(given(sample('TokensGranted', { ...ann, amount: null, balanceAfter: null }))).toMatchObject([
      { balance: null, unlimited: true },
    ]);
  });
});
