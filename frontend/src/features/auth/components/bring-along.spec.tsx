/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { screen } from '@testing-library/react';
import { authToken } from '../../../lib/auth-token.js';
import { ME, SAVES } from '../../../lib/query-keys.js';
import { fakeApi, type Reply } from '../../../testing/fake-api.js';
import { renderPage } from '../../../testing/render-page.js';
import { guestClaims, keepClaim } from '../guest-claims.js';
import { LazyKeptGuests } from './lazy-kept-guests.js';

const thora = { id: 'u', username: 'thora', email: null, subscriptionStatus: 'free', subscriptionTier: 'free' };
const guest = { ...thora, id: 'g', username: 'Guest_1f', subscriptionStatus: 'guest' };
const hero = { characterId: 'c', name: 'Sorkhan', faction: 'mongols' } as const;

const open = async (reply: Reply) => {
  authToken.set('hers');
  keepClaim({ token: 'a guest', userId: 'g', username: 'Guest_1f', hero });
  keepClaim({ token: 'no saga', userId: 'h', username: 'Guest_2a', refused: true });
  const calls = fakeApi({
    'POST /api/auth/claim-guest': reply,
    [`GET ${ME}`]: { body: guest },
    [`GET ${SAVES}?limit=1`]: { body: [] },
  });
  const page = renderPage(<LazyKeptGuests />, { read: [[[ME], thora]] });
  await screen.findByRole('heading', { name: 'Bring Sorkhan along?' });
  return { ...page, calls };
};
const bring = () => screen.getByRole('button', { name: 'Bring along Sorkhan' });

describe('an account that logs in where a guest has played', () => {
  afterEach(() => localStorage.clear());

  it('is asked, and takes the guest’s sagas over', async () => {
    const { user, calls } = await open({ body: { sessions: 1 } });
    await user.click(bring());
    expect(await screen.findByText('The saga of Sorkhan is yours now.')).toBeTruthy();
    const sent = calls.find(({ method }) => method === 'POST');
    expect([sent?.body, sent?.headers.get('authorization')]).toEqual([{ guestToken: 'a guest' }, 'Bearer hers']);
    expect(guestClaims().map(({ token }) => token)).toEqual(['no saga']);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('may leave them: the guest keeps everything, and is not asked about again', async () => {
    const { user, calls } = await open({ body: {} });
    await user.click(screen.getByRole('button', { name: 'Leave with the guest Guest_1f' }));
    expect(screen.queryByRole('heading')).toBeNull();
    expect(guestClaims().map(({ token, stays }) => [token, stays])).toContainEqual(['a guest', true]);
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('may ask again when it failed', async () => {
    const { user } = await open({ status: 503, body: { code: 'TRY_AGAIN', message: 'In a moment.' } });
    await user.click(bring());
    expect(await screen.findByText('Not brought along')).toBeTruthy();
    expect(bring().getAttribute('aria-disabled')).toBe('false');
  });
});
