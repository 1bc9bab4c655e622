/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { act, screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.js';
import { FullscreenButton } from './fullscreen-button.js';

/** A browser whose page is shown in full screen or not. */
const screenOf = (shown: { element: Element | null }): void => {
  const turnTo = (element: Element | null) => (): Promise<void> => {
    shown.element = element;
    document.dispatchEvent(new Event('fullscreenchange'));
    return Promise.resolve();
  };
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: true },
    fullscreenElement: { configurable: true, get: () => shown.element },
    exitFullscreen: { configurable: true, value: turnTo(null) },
  });
  Object.assign(document.documentElement, { requestFullscreen: turnTo(document.documentElement) });
};

it('follows the full screen, by its own press and by the browser’s', async () => {
  const shown = { element: null as Element | null };
  screenOf(shown);
  const { user } = renderPage(<FullscreenButton />);
  const button = screen.getByRole('button', { name: 'Full screen' });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await user.click(button);
  expect([button.getAttribute('aria-pressed'), shown.element]).toEqual(['true', document.documentElement]);
  act(() => void document.exitFullscreen());
  expect(button.getAttribute('aria-pressed')).toBe('false');
});
