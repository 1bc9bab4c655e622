import { type KnownAccount } from '#backend/modules/account/account.port.js';
import { ProviderFollower } from '#backend/modules/subscription/commands/follow-provider/provider-follower.js';
import { type SubscriptionRows } from '#backend/modules/subscription/queries/subscription-rows.js';
import { SubscriptionRepository } from '#backend/modules/subscription/subscription.repository.js';
import { type Config } from '#backend/platform/config/config.js';
import { type SoldSubscription } from '#backend/platform/crm/crm-sales.port.js';
import { systemRandom } from '#backend/platform/random/random.js';
import { logUnderTest, repositoriesOver } from '#test/support/log-under-test.js';
import { quietLog } from '#test/support/quiet-log.js';
import { FollowReports } from '../../follow-reports.js';
import { PeopleOfCalls } from '../../people-of-calls.js';
import { ReconcileSubscriptions } from './reconcile-subscriptions.js';
import { SoldReports } from './sold-reports.js';

const clock = { now: () => new Date('2026-03-20T12:00:00.000Z') };
const crm = { tierOfPrice: new Map([['p_gold', 'gold']]), acceptsTestOrders: false };
const nobody = () => Promise.resolve(null);

const sold = (email: string, change: Partial<SoldSubscription> = {}): SoldSubscription => ({
  id: `sub-of-${email}`,
  contactId: null,
  email,
  priceId: 'p_gold',
  status: 'active',
  periodEnd: null,
  isLive: true,
  ...change,
});

async function* eachOf<T>(all: readonly T[]): AsyncGenerator<T> {
  for (const each of all) yield await Promise.resolve(each);
}

/** Everybody whose address begins with 'known' has an account by that name. */
const compared = async (...runs: readonly (readonly SoldSubscription[])[]): Promise<readonly string[]> => {
  const log = logUnderTest();
  const subscriptions = new SubscriptionRepository(repositoriesOver(log));
  const accounts = { find: () => Promise.resolve({ kind: 'registered' } as KnownAccount) };
  const addresses = { ownerOf: (email: string) => Promise.resolve(email.startsWith('known') ? email : null) };
  const leads = { findByContact: nobody, findByEmail: nobody, ofUser: nobody };
  const rows = { holdersOf: () => Promise.resolve([]) } as unknown as SubscriptionRows;
  const provider = new ProviderFollower(subscriptions, rows, systemRandom, clock);
  const people = new PeopleOfCalls(leads, accounts as never, addresses, provider);
  const reports = new FollowReports(accounts as never, provider);
  for (const all of runs) {
    const sales = { subscriptions: () => eachOf(all) };
    const reading = new SoldReports(sales, { crm } as unknown as Config, clock);
    await new ReconcileSubscriptions(reading, people, reports, quietLog).run();
  }
  return log.memory.recorded.map(({ type }) => type);
};
const BEGUN = ['SubscriptionReported', 'SubscriptionActivated', 'TierChanged'];

describe('the daily comparison with the CRM', () => {
  it('makes up for a call that never came, once', async () => {
    expect(await compared([sold('known-ann')])).toEqual(BEGUN);
    expect(await compared([sold('known-ann')], [sold('known-ann')])).toEqual(BEGUN);
  });

  it('goes on to the next after somebody who is not known', async () =>
    expect(await compared([sold('stranger'), sold('known-bob')])).toEqual(BEGUN));

  it.each<[string, Partial<SoldSubscription>]>([
    ['what is no tier of ours', { priceId: 'p_other' }],
    ['what has no price', { priceId: null }],
    ['a test', { isLive: false }],
    ['a status that it does not know', { status: 'glorious' }],
  ])('leaves %s alone', async (_, change) => expect(await compared([sold('known-ann', change)])).toEqual([]));
});
