/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { type User } from '#contracts/account/views.js';
import { screen } from '@testing-library/react';
import { authToken } from '../../../lib/auth-token.js';
import { ME } from '../../../lib/query-keys.js';
import { fakeApi, type Replies } from '../../../testing/fake-api.js';
import { renderPage } from '../../../testing/render-page.js';
import { ChangeEmail } from './change-email.js';
import { ChangePassword } from './change-password.js';

const thora: User = {
  id: 'u',
  username: 'thora',
  email: null,
  emailConfirmed: false,
  subscriptionStatus: 'free',
  subscriptionTier: 'free',
};

const open = (replies: Replies, over: Partial<User> = {}) => {
  authToken.set('hers');
  const calls = fakeApi(replies);
  const page = renderPage(
    <>
      <ChangePassword />
      <ChangeEmail />
    </>,
    { read: [[[ME], { ...thora, ...over }]] },
  );
  return { ...page, calls };
};

describe('the forms of an account', () => {
  afterEach(() => localStorage.clear());

  it('change the password, and keep what this device was given', async () => {
    const { user, calls } = open({
      'POST /api/auth/change-password': { body: { token: 'newer', user: thora, devicePassword: 'for this device' } },
    });
    await user.type(screen.getByLabelText('Current password'), 'Longship9');
    await user.type(screen.getByLabelText('New password'), 'Walrus1234');
    await user.type(screen.getByLabelText('Confirm password'), 'Walrus1234{enter}');
    expect(await screen.findByText('Password Updated')).toBeTruthy();
    expect(calls[0]?.body).toEqual({
      currentPassword: 'Longship9',
      newPassword: 'Walrus1234',
      confirmPassword: 'Walrus1234',
    });
    expect([authToken.get(), localStorage.getItem('saved_logins')]).toEqual([
      'newer',
      JSON.stringify([{ username: 'thora', password: 'for this device', displayName: 'thora' }]),
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
  });

  it('say which password is wrong', async () => {
    const details = { field: 'currentPassword' };
    const { user } = open({
      'POST /api/auth/change-password': {
        status: 422,
        body: { code: 'WRONG_PASSWORD', message: 'That is not your password.', details },
      },
    });
    await user.type(screen.getByLabelText('Current password'), 'x');
    await user.type(screen.getByLabelText('New password'), 'Walrus1234');
    await user.type(screen.getByLabelText('Confirm password'), 'Walrus1234{enter}');
    expect(await screen.findByText('Password not changed')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
  });

  it('add an address, which must be confirmed', async () => {
    const { user, calls } = open({ 'POST /api/auth/change-email': { status: 202, body: undefined } });
    expect(screen.queryByText(/^No address yet/)).not.toBeNull();
    await user.type(screen.getByLabelText('Email'), 'thora@hedeby');
    await user.click(screen.getByRole('button', { name: 'Add email' }));
    expect(screen.queryByText('Invalid email format')).not.toBeNull();
    await user.type(screen.getByLabelText('Email'), '.test');
    await user.type(screen.getByLabelText('Password'), 'Longship9{enter}');
    expect(await screen.findByText('Check Your Email')).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { email: 'thora@hedeby.test', password: 'Longship9' },
    ]);
  });

  it.each([
    [true, 'confirmed', 0],
    [false, 'not confirmed yet', 1],
  ])('tell whether the address is confirmed: %s', (emailConfirmed, words, resends) => {
    open({}, { email: 'thora@hedeby.test', emailConfirmed });
    expect(screen.queryByText(words)).not.toBeNull();
    expect(screen.queryAllByRole('button', { name: 'Send the link again' })).toHaveLength(resends);
  });
});
