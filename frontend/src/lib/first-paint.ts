/** A browser that says nothing of its paints is not waited for longer. */
const AT_MOST_MS = 1_500;

/** Waits until the page has been painted; not for one that nobody looks at, which is not painted. */
export const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') {
      resolve();
      return;
    }
    setTimeout(resolve, AT_MOST_MS);
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
