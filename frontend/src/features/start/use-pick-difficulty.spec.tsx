/** @jest-environment jsdom */
import '../../testing/browser.js';
import { act, fireEvent, screen } from '@testing-library/react';
import { fakeApi, type Reply } from '../../testing/fake-api.js';
import { renderPage } from '../../testing/render-page.js';
import { usePickDifficulty } from './use-pick-difficulty.js';

const user = { id: 'u', username: 'Guest_1', email: null, subscriptionStatus: 'guest', subscriptionTier: 'free' };
const Choice = () => {
  const { pick } = usePickDifficulty();
  return <button type="button" onClick={() => pick('hardcore')} />;
};
const press = async (reply: Reply, toasts = false) => {
  fakeApi({ 'POST /api/auth/guest': reply });
  const page = renderPage(<Choice />, { toasts });
  await act(() => Promise.resolve(fireEvent.click(screen.getByRole('button'))));
  return page;
};

describe('a visitor who picks a difficulty', () => {
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
  });

  it('becomes a guest, and moves on to the world after 500 ms', async () => {
    jest.useFakeTimers();
    const { location } = await press({ status: 201, body: { token: 'a token', user } });
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(localStorage.getItem('auth_token')).toBe('a token');
    await act(() => jest.advanceTimersByTimeAsync(499));
    expect(location()?.search).toBe('');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(location()?.search).toBe('?step=world-builder&difficulty=hardcore');
  });

  it('is told when no account could be made, and stays', async () => {
    const { location } = await press({ status: 500, body: {} }, true);
    expect(await screen.findByText('Guest creation failed')).toBeTruthy();
    expect(screen.queryByText('Failed to create guest account. Please try again.')).not.toBeNull();
    expect(location()?.search).toBe('');
  });
});
