import { type OpenPayment } from '#backend/modules/wallet/wallet.port.js';
import { type TimeSpan } from '#backend/shared/time-span.js';
import { quietLog } from '#test/support/quiet-log.js';
import { type PaymentSettlement } from './payment-settlement.js';
import { SettleOpenPayments } from './settle-open-payments.js';

const payment = (n: number): OpenPayment => ({
  userId: 'u',
  sessionId: 's',
  commandId: `c${n}`,
  spentAt: '2026-03-01T09:00:00.000Z',
});
const now = new Date('2026-03-01T10:00:00.000Z');

const under = (open: readonly OpenPayment[]) => {
  const settled: string[] = [];
  const asked: TimeSpan[] = [];
  const settlement: Pick<PaymentSettlement, 'settle'> = {
    settle: ({ commandId }) => {
      settled.push(commandId);
      return commandId === 'c1' ? Promise.reject(new Error('busy')) : Promise.resolve('returned');
    },
  };
  const payments = {
    of: () => Promise.resolve([]),
    spentOutside: (span: TimeSpan, limit: number, after?: OpenPayment) => {
      asked.push(span);
      const from = after ? open.indexOf(after) + 1 : 0;
      return Promise.resolve(open.slice(from, from + limit));
    },
  };
  return {
    settled,
    asked,
    sweep: new SettleOpenPayments(settlement as PaymentSettlement, payments, { now: () => now }, quietLog),
  };
};

describe('open payments', () => {
  it('are settled page by page, also when one of them fails', async () => {
    const { settled, asked, sweep } = under(Array.from({ length: 450 }, (_, n) => payment(n)));
    expect(await sweep.settleOpenPayments({ olderThanMs: 0 })).toBe(449);
    expect([settled.length, new Set(settled).size, asked[0]]).toEqual([450, 450, { from: now, to: now }]);
  });
  it('are left alone for ten seconds while the game runs', async () => {
    const { asked, sweep } = under([]);
    await sweep.run();
    const span = { from: new Date('2026-03-01T09:59:50.000Z'), to: new Date('2026-03-01T10:00:10.000Z') };
    expect(asked).toEqual([span]);
  });
});
