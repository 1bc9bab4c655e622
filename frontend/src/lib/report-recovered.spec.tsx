/** @jest-environment jsdom */
import '../testing/browser.js';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { act } from '@testing-library/react';
import { reportRecovered } from './report-recovered.js';

it('reports the error from which React recovered, not that it recovered', () => {
  const reported: unknown[] = [];
  globalThis.reportError = (error: unknown) => void reported.push(error);
  const broken = new Error('the drawing broke once');
  let renders = 0;
  const Once = () => {
    renders += 1;
    if (renders === 1) throw broken;
    return 'drawn';
  };
  const box = document.createElement('div');
  const root = createRoot(box, { onRecoverableError: reportRecovered });
  act(() => startTransition(() => root.render(<Once />)));
  expect(box.textContent).toBe('drawn');
  expect(reported).toEqual([broken]);
});
