/** For a browser that does not report its paints. */
const AT_MOST_MS = 1_500;

/** Waits until the page has been painted; returns at once for a hidden page, which is never painted. */
export const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') {
      resolve();
      return;
    }
    setTimeout(resolve, AT_MOST_MS);
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
