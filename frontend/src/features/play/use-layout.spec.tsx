/** @jest-environment jsdom */
import '../../testing/browser.js';
import { renderHook } from '@testing-library/react';
import { type Layout, useLayout } from './use-layout.js';

const layoutAt = (width: number, mapOpen: boolean): Layout => {
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: width });
  return renderHook(() => useLayout(mapOpen)).result.current;
};

describe('the layout of the game', () => {
  afterEach(() => localStorage.clear());

  it.each([
    [320, true, 'phone'],
    [768, true, 'phone'],
    [769, true, 'tablet'],
    [1023, true, 'tablet'],
    [1024, true, 'panels'],
    [1199, true, 'panels'],
    [1200, true, 'book'],
    [1200, false, 'panels'],
  ] as const)('at %d px, the chart open: %s, is %s', (width, mapOpen, layout) =>
    expect(layoutAt(width, mapOpen)).toBe(layout),
  );

  it.each([
    ['mobile', 1440, 'phone'],
    ['desktop', 390, 'book'],
    ['auto', 390, 'phone'],
  ])('is forced by debug mode: %s at %d px is %s', (view, width, layout) => {
    localStorage.setItem('debug_mode', 'true');
    localStorage.setItem('debug_view', view);
    expect(layoutAt(width, true)).toBe(layout);
  });
});
