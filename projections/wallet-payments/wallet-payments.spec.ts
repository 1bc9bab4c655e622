import { rowsAfter } from '#test/support/projections/memory-table.js';
import { type AnyEnvelope, sample } from '#test/support/projections/samples.js';
import { walletPaymentEntity } from './wallet-payment.entity.js';
import { walletPayments } from './wallet-payments.projection.js';

const given = (...events: readonly AnyEnvelope[]) =>
  rowsAfter({ projection: walletPayments, entity: walletPaymentEntity }, events);
const paid = { userId: 'ann', commandId: 'cmd-1', sessionId: 's1' };
const spent = sample('TokenSpent', { ...paid, price: 1, spentAt: '2026-03-14T19:04:00.000Z' });

describe('payments', () => {
  it('are open until the turn is known', () => {
    expect(given(spent)).toEqual([
      { ...paid, price: 1, status: 'open', spentAt: '2026-03-14T19:04:00.000Z', position: '1' },
    ]);
  });

  it('leave with their turn', () => {
    expect(given(spent, sample('TurnResolved', paid))).toEqual([]);
  });

  it('without a turn are abandoned, and leave when the token is returned', () => {
    const abandoned = sample('TurnAbandoned', paid);
    expect(given(spent, abandoned)).toMatchObject([{ status: 'abandoned' }]);
    expect(given(spent, abandoned, sample('TokenReturned', paid))).toEqual([]);
  });

  it('are identified by person and command', () => {
    const others = [
      sample('TokenSpent', { ...paid, userId: 'bob' }),
      sample('TokenSpent', { ...paid, commandId: 'cmd-2' }),
    ];
    const left = given(spent, ...others, sample('TurnResolved', paid));
    expect(left.map(({ userId, commandId }) => `${String(userId)} ${String(commandId)}`).sort()).toEqual([
      'ann cmd-2',
      'bob cmd-1',
    ]);
  });
});
