/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { type ActionResult } from '#contracts/session/views.js';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.js';
import { answerOf, resultOf } from '../../../testing/session-fixture.js';
import { RollOverlay } from './roll-overlay.js';
import { RollToast } from './roll-toast.js';
import { useRolls } from './use-rolls.js';

/** Shows the roll of an answer when its button is pressed. */
const Rolls = ({ result, late }: { readonly result: ActionResult; readonly late: boolean }) => {
  const { overlay, passing, showAnswer } = useRolls();
  return (
    <>
      <button type="button" onClick={() => showAnswer(answerOf(result), late)} />
      {overlay.roll !== null && <RollOverlay result={overlay.roll} onDismiss={overlay.dismiss} />}
      {passing !== null && <RollToast result={passing} />}
    </>
  );
};
const answer = (result: ActionResult, late = false): void => {
  renderPage(<Rolls result={result} late={late} />, { at: '/?step=gameplay&character=c', toasts: false });
  fireEvent.click(screen.getByRole('button'));
};
const after = (ms: number): void => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};
const overlay = (): HTMLElement | null => screen.queryByText(/^needed ≤/);
const passing = (): HTMLElement | null => screen.queryByText(/^Rolled 41 \(needed/, { selector: '.roll-toast' });

describe('a roll', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
  });
  afterEach(() => void jest.useRealTimers());

  it('that the player waits for covers the page for three seconds, then the story opens', () => {
    answer(resultOf({ success: false, hitPointsLost: 4 }));
    expect(overlay()?.textContent).toBe('needed ≤ 62');
    expect(screen.queryByText('Failure')).not.toBeNull();
    expect(screen.queryByText('[-4 HP]')).not.toBeNull();
    after(2_999);
    expect(overlay()).not.toBeNull();
    after(1);
    expect(overlay()).toBeNull();
    expect(sessionStorage.getItem('play_tab')).toBe('c story');
  });

  it('closes at a tap', () => {
    answer(resultOf());
    fireEvent.click(screen.getByText('62', { exact: false }));
    expect(overlay()).toBeNull();
  });

  it('that the player does not wait for is shown as a short toast', () => {
    answer(resultOf(), true);
    expect(overlay()).toBeNull();
    expect(passing()).not.toBeNull();
    after(1_500);
    expect(passing()).toBeNull();
    expect(sessionStorage.getItem('play_tab')).toBeNull();
    after(200);
    expect(sessionStorage.getItem('play_tab')).toBe('c story');
  });

  it('shows nothing for an action without a roll', () => {
    answer(resultOf({ roll: null }));
    expect(overlay()).toBeNull();
    expect(sessionStorage.getItem('play_tab')).toBe('c story');
  });
});
