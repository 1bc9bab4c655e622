/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { screen } from '@testing-library/react';
import { authToken } from '../../../lib/auth-token.js';
import { fakeApi, type Reply } from '../../../testing/fake-api.js';
import { renderPage } from '../../../testing/render-page.js';
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

  it('tells why a login is refused', async () => {
    const { user: hand } = open({ status: 401, body: { code: 'NOT_AUTHENTICATED', message: 'Wrong password.' } });
    await hand.type(screen.getByLabelText('Username'), 'thora');
    await hand.type(screen.getByLabelText('Password'), 'wrong{enter}');
    expect(await screen.findByText('Wrong password.')).toBeTruthy();
    expect(screen.queryByText('Login failed')).not.toBeNull();
    expect(authToken.get()).toBeNull();
  });

  it('says so where accounts are not open, and keeps saying it', async () => {
    const { user: hand } = open({ status: 404, body: { code: 'NOT_FOUND', message: 'There is nothing here.' } });
    await hand.type(screen.getByLabelText('Username'), 'thora');
    await hand.type(screen.getByLabelText('Password'), 'Walrus12{enter}');
    expect(await screen.findByText('Login failed')).toBeTruthy();
    expect(screen.queryAllByText(/^Accounts are not open here yet\. Nothing is lost/).length).toBeGreaterThan(0);
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
