/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { type User } from '#contracts/account/views.js';
import { screen } from '@testing-library/react';
import { authToken } from '../../../lib/auth-token.js';
import { ME } from '../../../lib/query-keys.js';
import { fakeApi, type Replies } from '../../../testing/fake-api.js';
import { renderPage } from '../../../testing/render-page.js';
import { ConfirmEmailPage } from './confirm-email-page.js';

const thora: User = {
  id: 'u',
  username: 'thora',
  email: 'thora@hedeby.test',
  emailConfirmed: false,
  subscriptionStatus: 'free',
  subscriptionTier: 'free',
};

const open = (replies: Replies, user: User | null = null, at = '/confirm-email#token=a-token') => {
  if (user !== null) authToken.set('hers');
  const calls = fakeApi(replies);
  return { ...renderPage(<ConfirmEmailPage />, { at, read: user === null ? [] : [[[ME], user]] }), calls };
};
const expired = { status: 400, body: { code: 'CONFIRMATION_LINK_EXPIRED', message: 'This link has expired.' } };
const confirm = () => screen.getByRole('button', { name: 'Confirm' });
const heading = (name: string) => screen.findByRole('heading', { name });

describe('/confirm-email', () => {
  afterEach(() => localStorage.clear());

  it.each(['/confirm-email#token=a-token', '/confirm-email?token=a-token'])(
    'confirms the address of %s once it is asked to, and takes the token out of the bar',
    async (at) => {
      const { calls, location, user } = open(
        { 'POST /api/auth/confirm-email': { body: { email: thora.email } } },
        null,
        at,
      );
      await heading('Confirm Your Email');
      expect(calls).toEqual([]);
      expect(location()).toMatchObject({ pathname: '/confirm-email', search: '', hash: '' });
      await user.click(confirm());
      await heading('Email Confirmed');
      expect(screen.getByRole('main').textContent).toContain('thora@hedeby.test is yours.');
      expect(calls.map(({ body }) => body)).toEqual([{ token: 'a-token' }]);
    },
  );

  it('sends a new link to who is logged in', async () => {
    const { user, calls } = open(
      {
        'POST /api/auth/confirm-email': expired,
        'POST /api/auth/resend-confirmation': { status: 202, body: undefined },
      },
      thora,
    );
    await user.click(confirm());
    await heading('Link Expired');
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText('Confirmation sent')).toBeTruthy();
    expect(calls.at(-1)).toMatchObject({ path: '/api/auth/resend-confirmation', body: {} });
  });

  it('asks somebody else to log in first', async () => {
    const { user } = open({ 'POST /api/auth/confirm-email': expired });
    await user.click(confirm());
    await heading('Link Expired');
    expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Return to login' })).not.toBeNull();
  });

  it('says that the address is confirmed already', async () => {
    const { user } = open({ 'POST /api/auth/confirm-email': expired }, { ...thora, emailConfirmed: true });
    await user.click(confirm());
    await heading('Already Confirmed');
  });

  it('is tried again after an outage', async () => {
    let up = false;
    const { user } = open({
      'POST /api/auth/confirm-email': () =>
        up ? { body: { email: thora.email } } : { status: 503, body: { code: 'TRY_AGAIN', message: 'In a moment.' } },
    });
    await user.click(confirm());
    await heading('No answer');
    up = true;
    await user.click(confirm());
    await heading('Email Confirmed');
  });

  it('needs a token', async () => {
    const { calls } = open({}, null, '/confirm-email');
    await heading('Invalid Confirmation Link');
    expect(calls).toEqual([]);
  });
});
