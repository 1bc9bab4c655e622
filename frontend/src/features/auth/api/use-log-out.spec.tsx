/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { type User } from '#contracts/account/views.js';
import { screen } from '@testing-library/react';
import { authToken, loggedOut } from '../../../lib/auth-token.js';
import { ME } from '../../../lib/query-keys.js';
import { fakeApi } from '../../../testing/fake-api.js';
import { renderPage } from '../../../testing/render-page.js';
import { guestClaims } from '../guest-claims.js';
import { rememberLogin, savedLogins } from '../saved-logins.js';
import { useLogOut } from './use-log-out.js';

const thora: User = {
  id: 'u',
  username: 'thora',
  email: null,
  emailConfirmed: false,
  subscriptionStatus: 'free',
  subscriptionTier: 'free',
};
const guest: User = { ...thora, username: 'Guest_1f', subscriptionStatus: 'guest' };

const Leave = () => (
  <button type="button" onClick={useLogOut()}>
    Logout
  </button>
);
const leave = async (user: User) => {
  authToken.set('a token');
  rememberLogin({ token: 'a token', user: thora, devicePassword: 'for this device' });
  // It never answers.
  const calls = fakeApi({});
  const page = renderPage(<Leave />, { at: '/?step=gameplay&character=c', read: [[[ME], user]] });
  await page.user.click(screen.getByRole('button'));
  return { calls, location: page.location };
};

describe('a logout', () => {
  afterEach(() => localStorage.clear());

  it('ends the token of an account, and waits for nobody', async () => {
    const { calls, location } = await leave(thora);
    expect(calls).toEqual([expect.objectContaining({ method: 'POST', path: '/api/auth/logout', body: {} })]);
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer a token');
    expect([authToken.get(), loggedOut.get(), location()?.search]).toEqual([null, 'true', '']);
    expect(savedLogins()).toHaveLength(1);
  });

  it('keeps a guest’s token valid: it is their way back', async () => {
    expect((await leave(guest)).calls).toEqual([]);
    expect(guestClaims().map(({ token }) => token)).toEqual(['a token']);
    expect(authToken.get()).toBeNull();
  });
});
