/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { screen } from '@testing-library/react';
import { fakeApi, type Reply } from '../../../testing/fake-api.js';
import { renderPage } from '../../../testing/render-page.js';
import { ForgotPasswordPage } from './forgot-password-page.js';

const open = (reply: Reply) => {
  const calls = fakeApi({ 'POST /api/auth/forgot-password': reply });
  return { ...renderPage(<ForgotPasswordPage />), calls };
};
const send = () => screen.getByRole('button', { name: 'Send the link' });

describe('/forgot-password', () => {
  it('sends no address that is none', async () => {
    const { user, calls } = open({ status: 202, body: { message: 'Sent.' } });
    await user.type(screen.getByLabelText('Email'), 'hedeby');
    await user.click(send());
    expect(screen.queryByText('Invalid email format')).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(calls).toEqual([]);
  });

  it('says where to look, for how long, and leads back to the form', async () => {
    const { user, calls } = open({ status: 202, body: { message: 'Sent.' } });
    await user.type(screen.getByLabelText('Email'), ' thora@hedeby.test {enter}');
    const heading = await screen.findByRole('heading', { name: 'Check Your Email' });
    expect(document.activeElement).toBe(heading);
    expect(document.title).toContain('Check Your Email');
    expect(await screen.findByText('Reset Email Sent')).toBeTruthy();
    expect(screen.getByRole('main').textContent).toContain('It expires in 1 hour.');
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'thora@hedeby.test' }]);
    expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByLabelText('Email')).not.toBeNull();
  });

  it.each([
    [500, { code: 'INTERNAL', message: 'Broken.' }, 'Failed to send reset email. Please try again.'],
    [429, { code: 'TOO_MANY_REQUESTS', message: 'Wait 40 seconds.' }, 'Wait 40 seconds.'],
  ])('says why nothing was sent: %d', async (status, body, words) => {
    const { user } = open({ status, body });
    await user.type(screen.getByLabelText('Email'), 'thora@hedeby.test{enter}');
    expect(await screen.findByText('Request Failed')).toBeTruthy();
    // In the notice, and in the form when the notice has gone.
    expect(screen.getAllByText(words)).toHaveLength(2);
  });
});
