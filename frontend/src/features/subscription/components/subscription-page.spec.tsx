/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { type User, type UserProfile } from '#contracts/account/views.js';
import { FEATURES, NOT_BUILT_YET, TIER_IDS, TIERS } from '#contracts/subscription/tiers.js';
import { type SubscriptionStatus, type TierView } from '#contracts/subscription/views.js';
import { screen, waitFor, within } from '@testing-library/react';
import { authToken } from '../../../lib/auth-token.js';
import { fakeApi, type Replies } from '../../../testing/fake-api.js';
import { renderPage } from '../../../testing/render-page.js';
import { SubscriptionPage } from './subscription-page.js';

const END = '2026-12-23T12:00:00.000Z';
const thora: User = {
  id: 'u',
  username: 'thora',
  email: 'thora@hedeby.example',
  emailConfirmed: true,
  subscriptionStatus: 'active',
  subscriptionTier: 'gold',
};
const guest: User = {
  ...thora,
  username: 'Guest_1',
  email: null,
  emailConfirmed: false,
  subscriptionStatus: 'guest',
  subscriptionTier: 'free',
};
const gold: SubscriptionStatus = {
  isSubscribed: true,
  tier: 'gold',
  plan: 'gold',
  status: 'active',
  features: TIERS.gold.features,
  subscription: { currentPeriodEnd: END, amount: 999, currency: 'usd' },
};
const free: SubscriptionStatus = {
  isSubscribed: false,
  tier: 'free',
  plan: 'free',
  status: 'inactive',
  features: TIERS.free.features,
  subscription: null,
};
const profile: UserProfile = {
  ...thora,
  firstName: 'Thora',
  lastName: null,
  phone: null,
  subscriptionExpiresAt: END,
  subscription: { currentPeriodEnd: END, amount: 999, currency: 'usd' },
  ghlContactId: null,
  leadSource: 'website',
  lastGhlSync: null,
  ghlTags: ['player', 'tester'],
  createdAt: '2026-09-02T12:00:00.000Z',
};
const TIER_VIEWS = TIER_IDS.map((id, rank): TierView => ({
  ...TIERS[id],
  notBuilt: TIERS[id].features.filter((feature) => NOT_BUILT_YET.includes(feature)),
  actionsPerWeek: [10, 100, 400][rank] ?? null,
  manualSaves: id === 'free' ? 3 : null,
}));

const open = (user: User | null, status: SubscriptionStatus, tab = 'subscription', more: Replies = {}) => {
  if (user !== null) authToken.set('a token');
  const calls = fakeApi({
    'GET /api/auth/me': { body: user },
    'GET /api/subscription/status': { body: status },
    'GET /api/subscription/tiers': { body: TIER_VIEWS },
    'GET /api/user/profile': { body: profile },
    'GET /api/user/receipts?limit=10': { body: { items: [], next: null } },
    ...more,
  });
  return { calls, ...renderPage(<SubscriptionPage />, { at: `/subscription?tab=${tab}` }) };
};
const valueOf = async (name: string): Promise<string | null | undefined> =>
  (await screen.findByText(name)).nextElementSibling?.textContent;
const plan = async (name: string): Promise<HTMLElement> =>
  (await screen.findByRole('heading', { name, level: 3 })).closest('li') ?? document.body;

describe('the subscription tab', () => {
  afterEach(() => localStorage.clear());

  it('shows a subscriber badge, billing and plans, and asks the server about features', async () => {
    const { user, calls } = open(thora, gold, 'subscription', {
      'POST /api/subscription/check-feature': ({ body }) => {
        const { feature } = body as { feature: 'advanced_ai' };
        return { body: { feature, hasAccess: gold.features.includes(feature) } };
      },
    });
    const own = await screen.findByRole('region', { name: 'Your plan' });
    expect(own.textContent).toContain('Gold Active');
    expect(await valueOf('Next billing date')).toBe('23 December 2026');
    expect(await valueOf('Amount')).toBe('$9.99 per month');
    expect(within(await plan('Gold')).getByText('Current Plan')).toBeTruthy();
    expect((await plan('Platinum')).textContent).toContain('$19.99 per month');
    expect((await plan('Platinum')).textContent).toContain('Multiplayer (not built yet)');
    expect(within(await plan('Free')).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Test your access' })).not.toBeNull();
    for (const feature of FEATURES) await user.click(screen.getByRole('button', { name: feature }));
    expect(
      await screen.findByText((_, element) => element?.textContent === 'multiplayer: Not in your plan'),
    ).toBeTruthy();
    expect(screen.getAllByText('Access granted')).toHaveLength(gold.features.length);
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual(
      FEATURES.map((feature) => ({ feature })),
    );
    await user.click(screen.getByRole('button', { name: 'Upgrade to Platinum' }));
    expect((await screen.findAllByText('Upgrade Coming Soon')).length).toBeGreaterThan(0);
  });

  it.each([
    ['active', 'text-success', 'Next billing date'],
    ['past_due', 'text-warning', 'Gold stays until 26 December 2026.'],
    ['canceled', 'text-act', 'Gold stays until 23 December 2026.'],
  ] as const)('tells a plan that is %s by colour and words', async (status, tone, words) => {
    open({ ...thora, subscriptionStatus: status }, { ...gold, status });
    const own = await screen.findByRole('region', { name: 'Your plan' });
    expect(own.textContent).toContain(words);
    expect(own.querySelector('p > span:last-child')?.className).toContain(tone);
  });

  it('gives the free plan to who has none, and to a guest the way to an account', async () => {
    open(guest, { ...free, plan: 'guest' }, 'subscription', {
      'GET /api/user/action-tokens': { body: { actionTokens: 5, unlimited: false } },
    });
    expect((await screen.findByRole('region', { name: 'Your plan' })).textContent).toContain('Free Plan');
    expect(await screen.findByRole('button', { name: 'Sign Up' })).toBeTruthy();
    expect(within(await plan('Free')).getByText('Current Plan')).toBeTruthy();
  });

  it('shows who is logged out the forms and the plans, and the way back', async () => {
    open(null, free);
    expect(await screen.findByRole('tab', { name: 'Login' })).toBeTruthy();
    expect((await plan('Gold')).textContent).not.toContain('Current Plan');
    expect(screen.getByRole('link', { name: 'Back to the game' }).getAttribute('href')).toBe('/');
  });
});

describe('the profile tab', () => {
  afterEach(() => localStorage.clear());

  it('tells all that is known, kindly what is not, and saves names and phone', async () => {
    const { user, calls } = open(thora, gold, 'profile', {
      'PATCH /api/user/profile': { body: { ...profile, firstName: 'Thora', lastName: 'Ulfsdottir' } },
    });
    expect(await valueOf('Full name')).toBe('Thora');
    expect(await valueOf('Monthly amount')).toBe('$9.99');
    expect(await valueOf('CRM contact ID')).toBe('Not linked');
    expect(await valueOf('CRM tags')).toBe('player, tester');
    expect(await valueOf('Member since')).toBe('2 September 2026');
    await user.type(screen.getByLabelText('Last name'), ' Ulfsdottir ');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Thora Ulfsdottir')).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ firstName: 'Thora', lastName: 'Ulfsdottir', phone: null });
  });

  it.each([
    [{ status: 500, body: null }, 'Failed to load profile information'],
    [{ body: null }, 'No profile information available'],
  ])('says of %j: %s', async (reply, words) => {
    open(thora, gold, 'profile', { 'GET /api/user/profile': reply });
    expect(await screen.findByText(words, { exact: false })).toBeTruthy();
  });
});

describe('the settings tab', () => {
  afterEach(() => localStorage.clear());

  it('lists receipts page by page', async () => {
    const receipt = {
      id: '1',
      at: END,
      kind: 'spent',
      amount: 1,
      balanceAfter: 9,
      sessionId: 's',
      turn: 1,
      characterName: 'T',
    };
    const { user } = open(thora, gold, 'settings', {
      'GET /api/user/receipts?limit=10': { body: { items: [{ ...receipt, words: 'The first turn.' }], next: 'p 2' } },
      'GET /api/user/receipts?limit=10&after=p%202': {
        body: { items: [{ ...receipt, id: '2', kind: 'returned', words: 'Given back.' }], next: null },
      },
    });
    expect((await screen.findByText('The first turn.')).parentElement?.textContent).toContain('−1');
    await user.click(screen.getByRole('button', { name: 'Show earlier receipts' }));
    expect((await screen.findByText('Given back.')).parentElement?.textContent).toContain('+1');
    expect(screen.queryByRole('button', { name: 'Show earlier receipts' })).toBeNull();
  });

  it('deletes after a second look and with the password, and forgets all on this device', async () => {
    localStorage.setItem('saved_logins', JSON.stringify([{ username: 'thora', password: 'x', displayName: 'thora' }]));
    let right = false;
    const { user, calls, location } = open(thora, gold, 'settings', {
      'POST /api/user/delete': () =>
        right
          ? { status: 204, body: undefined }
          : {
              status: 422,
              body: {
                statusCode: 422,
                code: 'WRONG_PASSWORD',
                message: 'That is not your password.',
                details: { field: 'password' },
              },
            },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Delete thora?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete for ever' }));
    expect(within(dialog).getByText('Password is required')).toBeTruthy();
    await user.type(within(dialog).getByLabelText('Password'), 'Longship9');
    await user.click(within(dialog).getByRole('button', { name: 'Delete for ever' }));
    expect(await within(dialog).findByText('That is not your password.')).toBeTruthy();
    expect(authToken.get()).toBe('a token');
    right = true;
    await user.click(within(dialog).getByRole('button', { name: 'Delete for ever' }));
    expect((await screen.findAllByText('Your account is deleted')).length).toBeGreaterThan(0);
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({ password: 'Longship9' });
    expect([authToken.get(), localStorage.getItem('saved_logins')]).toEqual([null, null]);
    await waitFor(() => expect(location()?.pathname).toBe('/'));
  });

  it('asks a guest for no password, and shows them neither password nor devices', async () => {
    const { user, calls } = open(guest, { ...free, plan: 'guest' }, 'settings', {
      'POST /api/user/delete': { status: 204, body: undefined },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    expect(screen.queryByRole('heading', { name: 'Devices', hidden: true })).toBeNull();
    expect(screen.queryByLabelText('Password')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Delete for ever' }));
    expect((await screen.findAllByText('Your account is deleted')).length).toBeGreaterThan(0);
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({});
    expect(localStorage.getItem('guest_claims')).toBeNull();
  });
});
