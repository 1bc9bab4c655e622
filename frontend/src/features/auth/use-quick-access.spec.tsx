/** @jest-environment jsdom */
import '../../testing/browser.js';
import { act } from '@testing-library/react';
import { loggedOut } from '../../lib/auth-token.js';
import { fakeApi } from '../../testing/fake-api.js';
import { renderPage } from '../../testing/render-page.js';
import { useQuickLogin } from './use-quick-access.js';

const SAVED = ['thora', 'ulf'].map((username) => ({ username, password: `of ${username}`, displayName: username }));
const Page = () => {
  useQuickLogin();
  return null;
};
const open = () => {
  localStorage.setItem('saved_logins', JSON.stringify(SAVED));
  const calls = fakeApi({});
  renderPage(<Page />, { toasts: false });
  return calls;
};

describe('a device with saved logins', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
  });

  it('tries the first of them after 100 ms', async () => {
    const calls = open();
    await act(() => jest.advanceTimersByTimeAsync(99));
    expect(calls).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/api/auth/login', { username: 'thora', password: 'of thora' }],
    ]);
  });

  it('tries none after an explicit logout', async () => {
    loggedOut.set('true');
    const calls = open();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(calls).toEqual([]);
  });
});
