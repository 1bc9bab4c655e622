/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { screen } from '@testing-library/react';
import { authToken } from '../../../lib/auth-token.js';
import { fakeApi, type Reply } from '../../../testing/fake-api.js';
import { renderPage } from '../../../testing/render-page.js';
import { guestClaims, keepClaim } from '../guest-claims.js';
import { LoginForm } from './login-form.js';

const open = (reply: Reply) => {
  const calls = fakeApi({ 'POST /api/auth/login': reply });
  return { ...renderPage(<LoginForm />), calls };
};
const user = { id: 'u', username: 'thora', email: null, subscriptionStatus: 'free', subscriptionTier: 'free' };

describe('the login form', () => {
  afterEach(() => localStorage.clear());

  it('sends nothing while a field is empty, says what is missing, and puts the focus there', async () => {
    const { user: hand, calls } = open({ body: {} });
    await hand.click(screen.getByRole('button', { name: 'Login' }));
    expect(screen.queryByText('Username is required')).not.toBeNull();
    expect(screen.queryByText('Password is required')).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Username'));
    await hand.type(screen.getByLabelText('Username'), 'thora');
    expect(screen.queryByText('Username is required')).toBeNull();
    expect(calls).toEqual([]);
  });

  it('logs in and stores the token', async () => {
    const { user: hand, calls } = open({ body: { token: 'a token', user } });
    await hand.type(screen.getByLabelText('Username'), ' thora ');
    await hand.type(screen.getByLabelText('Password'), 'Walrus12{enter}');
    await screen.findByText('Welcome back!');
    expect(calls[0]?.body).toEqual({ username: 'thora', password: 'Walrus12' });
    expect(authToken.get()).toBe('a token');
  });

  it.each<[Reply, string]>([
    [{ status: 401, body: { code: 'INVALID_CREDENTIALS', message: 'Wrong password.' } }, 'Wrong password.'],
    [{ status: 429, body: { code: 'TOO_MANY_REQUESTS', message: 'Wait 40 seconds.' } }, 'Wait 40 seconds.'],
    [{ status: 500, body: { code: 'INTERNAL', message: 'Broken.' } }, 'Please check your credentials and try again.'],
  ])('tells why a login is refused, also when the notice has gone: %j', async (reply, words) => {
    const { user: hand } = open(reply);
    await hand.type(screen.getByLabelText('Username'), 'thora');
    await hand.type(screen.getByLabelText('Password'), 'wrong{enter}');
    expect(await screen.findByText('Login failed')).toBeTruthy();
    expect(screen.queryAllByText(words)).toHaveLength(2);
    expect(authToken.get()).toBeNull();
  });

  it('blames no credentials when the server can’t be reached', async () => {
    const { user: hand } = open({ body: {} });
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await hand.type(screen.getByLabelText('Username'), 'thora');
    await hand.type(screen.getByLabelText('Password'), 'Walrus12{enter}');
    expect(await screen.findByText('Login failed')).toBeTruthy();
    expect(screen.queryAllByText(/^The game could not be reached/)).toHaveLength(2);
  });

  it('leaves the claims of guests alone', async () => {
    keepClaim({ token: 'a guest' });
    const { user: hand, calls } = open({ body: { token: 'a token', user } });
    await hand.type(screen.getByLabelText('Username'), 'thora');
    await hand.type(screen.getByLabelText('Password'), 'Walrus12{enter}');
    await screen.findByText('Welcome back!');
    expect(calls[0]?.headers.get('authorization')).toBeNull();
    expect(guestClaims()).toHaveLength(1);
  });

  it('shows and hides the password', async () => {
    const { user: hand } = open({ body: {} });
    const password = screen.getByLabelText('Password');
    await hand.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.getAttribute('type')).toBe('text');
    await hand.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password.getAttribute('type')).toBe('password');
  });
});
