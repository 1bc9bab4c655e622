/** @jest-environment jsdom */
import { type ActionAnswer } from '#contracts/session/views.js';
import { act, renderHook } from '@testing-library/react';
import { answerOf, resultOf } from '../../../testing/session-fixture.js';
import { usePassage } from './use-passage.js';

const answer: ActionAnswer = answerOf(resultOf());

let isStill = false;
window.matchMedia = jest.fn((query: string) => ({
  get matches() {
    return isStill && query.includes('reduced-motion');
  },
  addEventListener: jest.fn(),
  removeEventListener: jest.fn(),
})) as never;

const travelling = (withoutMotion = false) => {
  isStill = withoutMotion;
  const came = jest.fn();
  const { result, unmount } = renderHook(() => usePassage(true));
  const witness = (): Promise<void> =>
    act(async () => {
      void result.current.witness(answer).then(came);
      await Promise.resolve();
    });
  return { came, witness, unmount };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the time that passes before a new leaf', () => {
  it('ends by itself', async () => {
    const { came, witness } = travelling();
    await witness();
    expect(came).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(came).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a key', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }))],
    ['a press', () => document.body.click()],
  ])('is skipped by %s', async (_, skip) => {
    const { came, witness } = travelling();
    await witness();
    await act(async () => {
      skip();
      await Promise.resolve();
    });
    expect(came).toHaveBeenCalledTimes(1);
  });

  it('is skipped when the chart goes', async () => {
    const { came, witness, unmount } = travelling();
    await witness();
    unmount();
    await jest.advanceTimersByTimeAsync(0);
    expect(came).toHaveBeenCalledTimes(1);
  });

  it('is not there with reduced motion', async () => {
    const { came, witness } = travelling(true);
    await witness();
    expect(came).toHaveBeenCalledTimes(1);
  });
});
