/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type Reply } from '../../../testing/fake-api.js';
import { renderPage } from '../../../testing/render-page.js';
import { guestClaims, keepClaim } from '../guest-claims.js';
import { RegisterForm } from './register-form.js';

const user = { id: 'u', username: 'thora', email: null, subscriptionStatus: 'free', subscriptionTier: 'free' };

const WELCOME: Reply = { status: 201, body: { token: 'a token', user } };
const TYPED = [
  ['Username', 'thora'],
  ['Password', 'Walrus12'],
  ['Confirm password', 'Walrus12'],
] as const;

const fill = async (values: readonly (readonly [label: string, value: string])[], reply = WELCOME) => {
  const calls = fakeApi({ 'POST /api/auth/register': reply });
  const page = renderPage(<RegisterForm />);
  for (const [label, value] of values) await page.user.type(screen.getByLabelText(label), value);
  await page.user.click(screen.getByRole('button', { name: 'Register' }));
  return calls;
};

describe('the form of a new account', () => {
  afterEach(() => localStorage.clear());

  it('names every empty field', async () => {
    expect(await fill([])).toEqual([]);
    for (const words of ['Username is required', 'Password is required', 'Password confirmation is required'])
      expect(screen.queryByText(words)).not.toBeNull();
  });

  it('shows a toast when the two passwords differ', async () => {
    const typed = [
      ['Username', 'thora'],
      ['Password', 'Walrus12'],
      ['Confirm password', 'Walrus13'],
    ] as const;
    expect(await fill(typed)).toEqual([]);
    expect(await screen.findByText('Password mismatch')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Confirm password'));
  });

  it('sends no empty address, and sends one guest’s claim; those of others stay', async () => {
    keepClaim({ token: 'another' });
    localStorage.setItem('guest_claim', 'a claim');
    const [call] = await fill(TYPED);
    expect(call?.body).toEqual({ username: 'thora', password: 'Walrus12' });
    expect(call?.headers.get('authorization')).toBe('Bearer a claim');
    expect(await screen.findByText('Registration successful')).toBeTruthy();
    expect(guestClaims().map(({ token }) => token)).toEqual(['another']);
  });

  it.each<[number, string, string]>([
    [409, 'username', 'Username'],
    [422, 'password', 'Password'],
  ])('shows what is refused (%d) beside its field, until the field changes', async (status, field, label) => {
    const message = `Please choose another ${field}.`;
    await fill(TYPED, { status, body: { code: 'REFUSED', message, details: { field } } });
    expect(await screen.findByText('Registration failed')).toBeTruthy();
    const input = screen.getByLabelText(label);
    expect(document.activeElement).toBe(input);
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message);
    await userEvent.type(input, 'x');
    expect(input.getAttribute('aria-invalid')).toBe('false');
  });

  it('asks for other credentials where the server says nothing', async () => {
    await fill(TYPED, { status: 500, body: {} });
    expect(await screen.findByText('Registration failed')).toBeTruthy();
    expect(screen.queryAllByText('Please try again with different credentials.').length).toBeGreaterThan(0);
  });

  it.each([
    [401, 'NOT_AUTHENTICATED', [true]],
    [409, 'ALREADY_REGISTERED', []],
  ])('does not send a claim again that was refused: %d %s', async (status, code, refused) => {
    keepClaim({ token: 'a claim' });
    await fill(TYPED, { status, body: { code, message: 'Not this guest.' } });
    expect(await screen.findByText('Registration failed')).toBeTruthy();
    expect(guestClaims().map((claim) => claim.refused)).toEqual(refused);
    const calls = fakeApi({ 'POST /api/auth/register': WELCOME });
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('Registration successful')).toBeTruthy();
    expect(calls[0]?.headers.get('authorization')).toBeNull();
  });
});
