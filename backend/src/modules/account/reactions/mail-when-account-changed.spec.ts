import { type AccountEvent } from '#contracts/account/events.js';
import { type LoggedEvent } from '#backend/platform/log/event-reader.js';
import { mailWhenAccountChanged } from './mail-when-account-changed.js';

const userId = 'ann';
const at = '2026-03-14T19:00:00.000Z';
const email = 'ann@example.com';

const registered = (address: string): AccountEvent => ({
  type: 'AccountRegistered',
  version: 1,
  data: { userId, username: 'Ann', email: address, registeredAt: at },
});
const became: AccountEvent = {
  type: 'GuestBecameAccount',
  version: 1,
  data: { userId, username: 'Ann', email, registeredAt: at },
};
const changed: AccountEvent = { type: 'EmailChanged', version: 1, data: { userId, email, changedAt: at } };
const replaced: AccountEvent = {
  type: 'PasswordChanged',
  version: 1,
  data: { userId, reason: 'reset', changedAt: at },
};

const jobsFor = (...events: readonly AccountEvent[]) =>
  mailWhenAccountChanged.jobsFor(
    events.map((event, n) => ({ ...event, id: `event-${n}` })) as unknown as readonly LoggedEvent[],
  );

describe('mails that follow on what happens to an account', () => {
  it('ask for a claimed address, once for each claim', () => {
    const jobs = jobsFor(registered(email), became, changed).map(({ options }) => options.id);
    expect(jobs).toEqual([
      'confirm-address-event-0',
      'confirm-address-event-1',
      'address-changed-event-2',
      'confirm-address-event-2',
    ]);
    expect(jobsFor(registered(''))).toEqual([]);
  });

  it('carry ids and times, and nothing of the person', () => {
    const jobs = jobsFor(registered(email), became, changed, replaced);
    expect(jobs.map(({ data }) => data)).toEqual([
      { mail: 'confirm-address', userId, requestId: 'event-0' },
      { mail: 'confirm-address', userId, requestId: 'event-1' },
      { mail: 'address-changed', userId, at },
      { mail: 'confirm-address', userId, requestId: 'event-2' },
      { mail: 'password-changed', userId, at },
    ]);
  });

  it('are not sent for what happened before there were mails', () =>
    expect(mailWhenAccountChanged.startsAt).toBe('now'));
});
