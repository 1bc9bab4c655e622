/** @jest-environment jsdom */
import '../testing/browser.js';
import { Component, type ReactNode, Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import { eventually } from '#test/support/eventually.js';
import { loadOnce } from './load-once.js';

class Caught extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? 'failed' : this.props.children;
  }
}

describe('what shows a part that is loaded once', () => {
  it('gives up one that cannot be loaded, and does not ask for it again and again', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    let asked = 0;
    const parts = loadOnce<string, string>(async () => {
      asked++;
      await new Promise((resolve) => setTimeout(resolve, 5));
      throw new Error('no such chunk');
    });
    const Shown = () => parts.loaded('a') ?? use(parts.shown('a'));
    const place = document.createElement('div');
    createRoot(place).render(
      <Caught>
        <Suspense fallback="coming">
          <Shown />
        </Suspense>
      </Caught>,
    );
    await eventually(() => expect(place.textContent).toBe('failed'));
    expect(asked).toBe(1);
  });
});
