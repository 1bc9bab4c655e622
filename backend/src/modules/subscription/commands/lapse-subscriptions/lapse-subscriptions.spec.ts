import { type SubscriptionRow } from '#projections/subscriptions/subscription.entity.js';
import { contextOf } from '#test/support/context.js';
import { logUnderTest, repositoriesOver } from '#test/support/log-under-test.js';
import { quietLog } from '#test/support/quiet-log.js';
import { setTier } from '../../domain/set-tier.decider.js';
import { type SubscriptionRows } from '../../queries/subscription-rows.js';
import { SubscriptionRepository } from '../../subscription.repository.js';
import { LapseSubscriptions } from './lapse-subscriptions.js';

const DAY = 86_400_000;
const START = new Date('2026-03-01T10:00:00.000Z');
const after = (days: number): Date => new Date(START.getTime() + days * DAY);

/** Gold for thirty days, of each of them; the rows give all of them, whatever the time. */
const subscribers = async (...userIds: readonly string[]) => {
  const log = logUnderTest();
  const { memory } = log;
  const subscriptions = new SubscriptionRepository(repositoriesOver(log));
  const period = { tier: 'gold', until: after(30).toISOString(), subscriptionId: 'one', now: START } as const;
  for (const userId of userIds)
    await subscriptions.decide(userId, (held) => setTier({ userId, ...period }, held), {
      commandId: 'set',
      context: contextOf(userId, START),
    });
  const rows = userIds.map((userId) => ({ id: userId, userId }) as SubscriptionRow);
  const outdated: SubscriptionRows['outdated'] = (_, limit, last = '') =>
    Promise.resolve(rows.filter(({ id }) => id > last).slice(0, limit));
  /** In a process of its own, which remembers nothing. */
  const worker = new SubscriptionRepository(repositoriesOver(log));
  const jobAt = (now: Date) =>
    new LapseSubscriptions(worker, { outdated } as SubscriptionRows, { now: () => now }, quietLog);
  const lapse = async (now: Date): Promise<readonly string[]> => {
    const before = memory.recorded.length;
    await jobAt(now).run();
    return memory.recorded.slice(before).map(({ type }) => type);
  };
  return { memory, lapse };
};

describe('the ends of subscriptions', () => {
  it('are recorded when they come, each once: first past due, then at the end of the grace expired', async () => {
    const { lapse } = await subscribers('ann');
    expect(await lapse(after(29))).toEqual([]);
    expect(await lapse(after(31))).toEqual(['SubscriptionPastDue']);
    expect(await lapse(after(32))).toEqual([]);
    expect(await lapse(after(34))).toEqual(['SubscriptionExpired', 'TierChanged']);
    expect(await lapse(after(35))).toEqual([]);
  });

  it('are recorded for the others where one of them can not be read', async () => {
    const { memory, lapse } = await subscribers('ann', 'bob');
    const broken = memory.recorded.find(({ type }) => type === 'SubscriptionActivated');
    Object.assign(broken ?? {}, { data: 'not to be read' });
    expect(await lapse(after(31))).toEqual(['SubscriptionPastDue']);
  });
});
