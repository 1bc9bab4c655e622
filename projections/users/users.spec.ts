import { rowsAfter } from '#test/support/projections/memory-table.js';
import { type AnyEnvelope, sample } from '#test/support/projections/samples.js';
import { userEntity } from './user.entity.js';
import { users } from './users.projection.js';

const given = (...events: readonly AnyEnvelope[]) => rowsAfter({ projection: users, entity: userEntity }, events);
const ann = { userId: 'ann' };
const guest = sample('GuestCreated', { ...ann, username: 'Guest_ann', createdAt: '2026-03-14T19:00:00.000Z' });
const granted = sample('TokensGranted', { ...ann, balanceAfter: 5, refillsAt: null });

describe('users', () => {
  it('begin as guests, with the defaults of the specification', () => {
    expect(given(guest, granted)).toEqual([
      {
        id: 'ann',
        username: 'Guest_ann',
        kind: 'guest',
        email: null,
        confirmedEmail: null,
        ghlContactId: null,
        subscriptionStatus: 'guest',
        subscriptionTier: 'free',
        stripeCustomerId: null,
        stripeSubscriptionId: null,
        subscriptionExpiresAt: null,
        ghlTags: [],
        leadSource: null,
        firstName: null,
        lastName: null,
        phone: null,
        actionTokens: 5,
        totalActionsTaken: 0,
        refillsAt: null,
        lastGhlSync: null,
        createdAt: '2026-03-14T19:00:00.000Z',
        erased: false,
        position: '2',
      },
    ]);
  });

  it('are the same in both orders of account and wallet', () => {
    const [one] = given(guest, granted);
    const [other] = given(granted, guest);
    expect({ ...other, position: null }).toEqual({ ...one, position: null });
  });

  it('count payments that were not returned', () => {
    const spent = sample('TokenSpent', { ...ann, balanceAfter: 4, actionsTakenAfter: 1 });
    expect(given(guest, granted, spent)).toMatchObject([{ actionTokens: 4, totalActionsTaken: 1 }]);
    expect(
      given(guest, granted, spent, sample('TokenReturned', { ...ann, balanceAfter: 5, actionsTakenAfter: 0 })),
    ).toMatchObject([{ actionTokens: 5, totalActionsTaken: 0 }]);
  });

  it('have no number of tokens where the plan has no limit', () => {
    expect(given(guest, sample('TokensGranted', { ...ann, amount: null, balanceAfter: null }))).toMatchObject([
      { actionTokens: null },
    ]);
  });

  const account = { ...ann, username: 'Ragnhild', email: 'r@example.org', registeredAt: '2026-03-15T19:00:00.000Z' };
  it('become accounts, and keep the time when they came as guests', () => {
    expect(given(guest, granted, sample('GuestBecameAccount', account))).toMatchObject([
      {
        username: 'Ragnhild',
        kind: 'registered',
        subscriptionStatus: 'inactive',
        email: 'r@example.org',
        confirmedEmail: null,
        createdAt: '2026-03-14T19:00:00.000Z',
      },
    ]);
    expect(given(sample('AccountRegistered', { ...account, email: '' }))).toMatchObject([
      { username: 'Ragnhild', kind: 'registered', email: null, createdAt: '2026-03-15T19:00:00.000Z' },
    ]);
  });

  it('keep the confirmed address until another one is confirmed', () => {
    const confirmed = [
      sample('AccountRegistered', account),
      sample('EmailConfirmed', { ...ann, email: 'r@example.org' }),
      sample('EmailChanged', { ...ann, email: 'new@example.org' }),
    ];
    expect(given(...confirmed)).toMatchObject([{ email: 'new@example.org', confirmedEmail: 'r@example.org' }]);
    expect(given(...confirmed, sample('EmailConfirmed', { ...ann, email: 'new@example.org' }))).toMatchObject([
      { email: 'new@example.org', confirmedEmail: 'new@example.org' },
    ]);
  });

  it("keep no name when an account is erased; a guest's is the server's own", () => {
    const names = sample('ProfileChanged', { ...ann, firstName: 'Ragnhild', lastName: 'U', phone: '1' });
    expect(given(guest, sample('GuestBecameAccount', account), names, sample('PersonErased', ann))).toMatchObject([
      { username: '', email: null, confirmedEmail: null, firstName: null, lastName: null, phone: null, erased: true },
    ]);
  });

  it('have the tier that is in force, and the end of its period', () => {
    const begun = [sample('SubscriptionActivated', ann), sample('TierChanged', { ...ann, to: 'gold' })];
    expect(given(guest, ...begun)).toMatchObject([
      { subscriptionStatus: 'active', subscriptionTier: 'gold', subscriptionExpiresAt: '2026-04-14T19:20:00.000Z' },
    ]);
    const ended = [sample('SubscriptionExpired', ann), sample('TierChanged', { ...ann, from: 'gold', to: 'free' })];
    expect(given(guest, ...begun, sample('SubscriptionPastDue', ann), ...ended)).toMatchObject([
      { subscriptionStatus: 'inactive', subscriptionTier: 'free' },
    ]);
    expect(given(guest, ...begun, sample('SubscriptionCanceled', ann), sample('PersonErased', ann))).toMatchObject([
      { subscriptionStatus: 'canceled', stripeCustomerId: null, stripeSubscriptionId: null, ghlContactId: null },
    ]);
  });

  it('keep no personal value when they are erased', () => {
    expect(given(guest, sample('PersonErased', ann))).toMatchObject([
      { username: 'Guest_ann', email: null, firstName: null, lastName: null, phone: null, erased: true },
    ]);
  });
});
