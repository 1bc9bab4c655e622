/** @jest-environment jsdom */
import '../testing/browser.js';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Hint } from './tooltip.js';
import { RadixHints } from './radix-hints.js';

const hover = (name: string): void => void fireEvent.pointerMove(screen.getByRole('button', { name }));
/** A press closes the tooltip of its button. */
const press = (name: string): void => void fireEvent.pointerDown(screen.getByRole('button', { name }));
const after = (ms: number): void => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};
const shown = (): string | null | undefined => document.querySelector('.hint')?.firstChild?.textContent;

describe('a tooltip', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('opens after 700 ms, and the next at once within 300 ms of it', () => {
    render(
      <RadixHints>
        {['one', 'two', 'three'].map((name) => (
          <Hint key={name} text={`about ${name}`}>
            <button type="button">{name}</button>
          </Hint>
        ))}
      </RadixHints>,
    );
    hover('one');
    after(699);
    expect(shown()).toBeUndefined();
    after(1);
    expect(shown()).toBe('about one');
    press('one');
    after(299);
    hover('two');
    after(0);
    expect(shown()).toBe('about two');
    press('two');
    after(301);
    hover('three');
    after(699);
    expect(shown()).toBeUndefined();
    after(1);
    expect(shown()).toBe('about three');
  });
});
