/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { type DeviceView } from '#contracts/account/views.js';
import { screen, waitFor } from '@testing-library/react';
import { authToken } from '../../../lib/auth-token.js';
import { ME } from '../../../lib/query-keys.js';
import { fakeApi, type Reply } from '../../../testing/fake-api.js';
import { renderPage } from '../../../testing/render-page.js';
import { Devices } from './devices.js';

const thora = { id: 'u', username: 'thora', email: null, subscriptionStatus: 'free', subscriptionTier: 'free' };
const deviceOf = (id: string, name: string, over: Partial<DeviceView> = {}): DeviceView => ({
  id,
  name,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastUsedAt: new Date().toISOString(),
  current: false,
  remembered: true,
  ...over,
});
const DEVICES = [deviceOf('here', 'Firefox on Linux', { current: true }), deviceOf('there', 'Safari on iPhone')];
const SAVED = JSON.stringify([{ username: 'thora', password: 'for this device', displayName: 'thora' }]);

const open = (reply: Reply, devices: Reply = { body: DEVICES }) => {
  authToken.set('hers');
  localStorage.setItem('saved_logins', SAVED);
  const calls = fakeApi({
    'GET /api/auth/devices': devices,
    'DELETE /api/auth/devices/here': reply,
    'DELETE /api/auth/devices/there': reply,
    'POST /api/auth/logout': reply,
  });
  const changes = () => calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body]);
  return { ...renderPage(<Devices />, { at: '/subscription', read: [[[ME], thora]] }), changes };
};
const GONE: Reply = { status: 204, body: undefined };

describe('the devices of an account', () => {
  afterEach(() => localStorage.clear());

  it('are listed with their last use, and forgotten by a second press', async () => {
    const { user, changes } = open(GONE);
    expect((await screen.findByText('this device')).closest('li')?.textContent).toContain('used just now');
    await user.click(screen.getByRole('button', { name: 'Forget Safari on iPhone' }));
    expect(changes()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Choose again: it is logged out' }));
    expect(screen.queryByText(/Safari/)).toBeNull();
    expect(changes()).toEqual([['/api/auth/devices/there', undefined]]);
    expect(authToken.get()).toBe('hers');
  });

  it('are left when this one is forgotten, with its saved login', async () => {
    const { user, location } = open(GONE);
    await user.click(await screen.findByRole('button', { name: 'Forget Firefox on Linux' }));
    await user.click(screen.getByRole('button', { name: 'Choose again: you are logged out here' }));
    expect([authToken.get(), localStorage.getItem('saved_logins')]).toEqual([null, null]);
    await waitFor(() => expect(location()?.pathname).toBe('/'));
  });

  it('are all logged out at once', async () => {
    const { user, changes } = open(GONE);
    await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
    await user.click(screen.getByRole('button', { name: 'Choose again: every device, this one too' }));
    expect(changes()).toEqual([['/api/auth/logout', { everywhere: true }]]);
    expect([authToken.get(), localStorage.getItem('saved_logins')]).toEqual([null, null]);
  });

  it('stay logged in, and say so, while the server can’t be told', async () => {
    const { user } = open({ status: 503, body: { code: 'TRY_AGAIN', message: 'In a moment.' } });
    await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
    await user.click(screen.getByRole('button', { name: 'Choose again: every device, this one too' }));
    expect(await screen.findByText('Still logged in')).toBeTruthy();
    expect(authToken.get()).toBe('hers');
  });

  it('may be asked for again', async () => {
    open(GONE, { status: 503, body: { code: 'TRY_AGAIN', message: 'In a moment.' } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
