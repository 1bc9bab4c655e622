/** @jest-environment jsdom */
import '../../testing/browser.js';
import { type User } from '#contracts/account/views.js';
import { act, screen } from '@testing-library/react';
import { authToken } from '../../lib/auth-token.js';
import { ME } from '../../lib/query-keys.js';
import { fakeApi } from '../../testing/fake-api.js';
import { renderPage } from '../../testing/render-page.js';
import { dismissalOf } from './dismissed.js';
import { LazyConfirmBanner } from './lazy-confirm-banner.js';

const thora: User = {
  id: 'u',
  username: 'thora',
  email: 'thora@hedeby.test',
  emailConfirmed: false,
  subscriptionStatus: 'free',
  subscriptionTier: 'free',
};
const open = (over: Partial<User> = {}) => {
  authToken.set('hers');
  const calls = fakeApi({ 'POST /api/auth/resend-confirmation': { status: 202, body: undefined } });
  return { ...renderPage(<LazyConfirmBanner />, { read: [[[ME], { ...thora, ...over }]] }), calls };
};

describe('the banner of an address that is not confirmed', () => {
  afterEach(() => localStorage.clear());

  it('sends the link again', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('Confirmation sent')).toBeTruthy();
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/resend-confirmation']);
  });

  it('is put away for the day, by this player alone', async () => {
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: 'Not today' }));
    expect(screen.queryByRole('button', { name: 'Not today' })).toBeNull();
    unmount();
    open({ id: 'another' });
    expect(await screen.findByRole('button', { name: 'Not today' })).toBeTruthy();
    const [evening, morning] = [new Date(2026, 4, 3, 23, 59), new Date(2026, 4, 4, 0, 0)];
    expect(dismissalOf('u', evening)).not.toBe(dismissalOf('u', morning));
  });

  it.each([[{ email: null }], [{ emailConfirmed: true }]])('is not for %j', async (over) => {
    const { container } = open(over);
    await act(() => import('./confirm-banner.js'));
    expect(container.querySelector('.confirm-banner')).toBeNull();
  });
});
