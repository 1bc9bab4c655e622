/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authToken, loggedOut } from '../../../lib/auth-token.js';
import { ME } from '../../../lib/query-keys.js';
import { fakeApi, type Reply } from '../../../testing/fake-api.js';
import { renderPage } from '../../../testing/render-page.js';
import { guestClaims } from '../../auth/guest-claims.js';
import { ResetPasswordPage } from './reset-password-page.js';

const AT = '/reset-password?token=a-token';
const FIRST = '/reset-password#token=a-token&name=thora';
const GUEST = { id: 'g', username: 'Guest_7', email: null, subscriptionStatus: 'guest', subscriptionTier: 'free' };
const THORA = { id: 'u', username: 'thora', email: null, subscriptionStatus: 'free', subscriptionTier: 'free' };
const open = (reply: Reply, at = AT) => {
  const calls = fakeApi({ 'POST /api/auth/reset-password': reply });
  return { ...renderPage(<ResetPasswordPage />, { at }), calls };
};
const refusal = (message: string, code = 'REFUSED', details?: unknown): Reply => ({
  status: 400,
  body: { code, message, details },
});
const set = () => screen.getByRole('button', { name: 'Set the new password' });
type Hand = ReturnType<typeof userEvent.setup>;
const fill = async (hand: Hand, password: string, confirmation = password): Promise<void> => {
  await hand.type(screen.getByLabelText('New password'), password);
  await hand.type(screen.getByLabelText('Confirm password'), confirmation);
};

describe('/reset-password', () => {
  afterEach(() => localStorage.clear());

  it.each(['/reset-password', '/reset-password?token='])('%s: an invalid link', async (at) => {
    const { user, location } = open({ body: {} }, at);
    expect(screen.getByRole('heading').textContent).toBe('Invalid Reset Link');
    await user.click(screen.getByRole('link', { name: 'Return to login' }));
    await waitFor(() => expect(location()).toMatchObject({ pathname: '/', state: { signUp: false } }));
  });

  it('takes the token out of the address, and finds it after a reload', () => {
    const { unmount, location } = open({ body: {} });
    expect(location()).toMatchObject({ pathname: '/reset-password', search: '' });
    unmount();
    const invalid = renderPage(<ResetPasswordPage />, { at: '/reset-password' });
    expect(screen.getByRole('heading').textContent).toBe('Invalid Reset Link');
    invalid.unmount();
    renderPage(<ResetPasswordPage />, { at: { pathname: '/reset-password', state: location()?.state as unknown } });
    expect(screen.getByRole('heading').textContent).toBe('Choose a new password');
  });

  it('shows how strong the password is, and sends no weak one', async () => {
    const { user, calls } = open({ body: {} });
    const bars = () => document.querySelectorAll('[data-full="true"]').length;
    await fill(user, 'ab');
    expect(screen.queryByText('Weak')).not.toBeNull();
    expect([bars(), set().getAttribute('aria-disabled')]).toEqual([1, 'true']);
    await user.click(set());
    await user.type(screen.getByLabelText('Confirm password'), '{enter}');
    await user.type(screen.getByLabelText('New password'), 'cdefg1');
    expect(screen.queryByText('Medium')).not.toBeNull();
    expect([bars(), set().getAttribute('aria-disabled')]).toEqual([3, 'false']);
    await user.type(screen.getByLabelText('New password'), 'X');
    expect(screen.queryByText('Strong')).not.toBeNull();
    await user.click(set());
    expect(screen.queryByText("Passwords don't match")).not.toBeNull();
    expect(calls).toEqual([]);
  });

  it('sends token and password, says so, and leads to the login after 2 s', async () => {
    jest.useFakeTimers();
    authToken.set('a token of before');
    const { calls, location } = open({ body: { message: 'Done.' } });
    const hand = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await fill(hand, 'Longship9');
    await hand.click(set());
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('heading').textContent).toBe('Password Reset Complete');
    expect(calls[0]?.body).toEqual({ token: 'a-token', newPassword: 'Longship9', confirmPassword: 'Longship9' });
    expect(location()?.state).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1999));
    expect(location()?.pathname).toBe('/reset-password');
    await act(() => jest.advanceTimersByTimeAsync(1));
    await waitFor(() => expect(location()).toMatchObject({ pathname: '/', state: { signUp: false } }));
    // No quick login with a device password that has ended.
    expect([authToken.get(), loggedOut.get()]).toEqual([null, 'true']);
    jest.useRealTimers();
  });

  it('signs in whoever has the link of a new member of the staff, and opens the pages of staff', async () => {
    // A guest of this browser keeps the way back.
    authToken.set('of a guest');
    const calls = fakeApi({
      'POST /api/auth/reset-password': { body: { message: 'Done.' } },
      'POST /api/auth/login': { body: { token: 'hers', user: THORA, devicePassword: 'of the device' } },
    });
    const { user, location } = renderPage(<ResetPasswordPage />, { at: FIRST, read: [[[ME], GUEST]] });
    expect(screen.getByRole('heading').textContent).toBe('Choose a password');
    expect(screen.getByRole('main').textContent).toContain('Your name here is thora.');
    expect(location()).toMatchObject({ pathname: '/reset-password', search: '', hash: '' });
    await fill(user, 'Longship9');
    await user.click(set());
    await waitFor(() => expect(location()).toMatchObject({ pathname: '/staff', state: null }));
    const sent = calls.filter(({ method }) => method === 'POST');
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/api/auth/reset-password', { token: 'a-token', newPassword: 'Longship9', confirmPassword: 'Longship9' }],
      ['/api/auth/login', { username: 'thora', password: 'Longship9' }],
    ]);
    expect([authToken.get(), guestClaims().map(({ token }) => token)]).toEqual(['hers', ['of a guest']]);
  });

  it('keeps the name of such a link over a reload, and leads to the login where nobody can be signed in', async () => {
    fakeApi({
      'POST /api/auth/reset-password': { body: { message: 'Done.' } },
      'POST /api/auth/login': { status: 429, body: { code: 'TOO_MANY_REQUESTS', message: 'Wait.' } },
    });
    const before = renderPage(<ResetPasswordPage />, { at: FIRST });
    const state = before.location()?.state as unknown;
    before.unmount();
    const { user, location } = renderPage(<ResetPasswordPage />, { at: { pathname: '/reset-password', state } });
    await fill(user, 'Longship9');
    await user.click(set());
    expect(await screen.findByText('The password is set. Log in with it here.')).toBeTruthy();
    await waitFor(() => expect(location()).toMatchObject({ pathname: '/', state: { signUp: false } }));
  });

  it.each([
    [refusal('The token has expired.'), 'This reset link has expired. Please request a new password reset.'],
    [refusal('Invalid token.', 'X', { field: 'token' }), 'Invalid reset link. Please request a new password reset.'],
    [refusal('Too soon.'), 'Too soon.'],
    [{ status: 500, body: { code: 'INTERNAL', message: 'Broken.' } }, 'Failed to reset password. Please try again.'],
  ])('says why a reset failed: %j', async (reply, words) => {
    const { user } = open(reply);
    await fill(user, 'Longship9');
    await user.click(set());
    expect(await screen.findByText('Reset Failed')).toBeTruthy();
    expect(screen.getAllByText(words)).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/forgot-password');
  });

  it('shows beside the field what the server has against the password', async () => {
    const leaked = 'That password is known to be invalid.';
    const { user } = open(refusal(leaked, 'PASSWORD_TOO_COMMON', { field: 'newPassword' }));
    await fill(user, 'Password1');
    await user.click(set());
    expect(await screen.findByText('Reset Failed')).toBeTruthy();
    const field = screen.getByLabelText('New password');
    expect(document.activeElement).toBe(field);
    const told = field
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(told?.[0]).toBe(leaked);
    await user.type(field, '2');
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });
});
