/** @jest-environment jsdom */
import '../../testing/browser.js';
import { act, render, screen } from '@testing-library/react';
import { toast } from './toast.js';
import { loadToasts, Toaster } from './toaster.js';

describe('a notice', () => {
  beforeAll(() => loadToasts());
  afterEach(() => void jest.useRealTimers());

  it('is shown for five seconds', async () => {
    jest.useFakeTimers();
    render(<Toaster />);
    await act(async () => {
      toast({ title: 'Game Saved', description: 'All of it.' });
      await jest.advanceTimersByTimeAsync(0);
    });
    const shown = () => screen.queryAllByText('All of it.').length > 0;
    await act(() => jest.advanceTimersByTimeAsync(4_990));
    expect(shown()).toBe(true);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(shown()).toBe(false);
  });
});
