/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { screen } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api.js';
import { renderPage } from '../../../testing/render-page.js';
import { guestClaims, keepClaim } from '../guest-claims.js';
import { RegisterForm } from './register-form.js';

const user = { id: 'u', username: 'thora', email: null, subscriptionStatus: 'free', subscriptionTier: 'free' };

const fill = async (values: readonly (readonly [label: string, value: string])[]) => {
  const calls = fakeApi({ 'POST /api/auth/register': { body: { token: 'a token', user } } });
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
    const typed = [
      ['Username', 'thora'],
      ['Password', 'Walrus12'],
      ['Confirm password', 'Walrus12'],
    ] as const;
    const [call] = await fill(typed);
    expect(call?.body).toEqual({ username: 'thora', password: 'Walrus12' });
    expect(call?.headers.get('authorization')).toBe('Bearer a claim');
    expect(await screen.findByText('Registration successful')).toBeTruthy();
    expect(guestClaims().map(({ token }) => token)).toEqual(['another']);
  });
});
