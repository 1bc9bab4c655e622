/** Longer than a slow machine needs for a frame, in milliseconds; after that nobody is looking. */
const AT_MOST = 1000;

/** Settles once the browser has painted what stands on the page. What is not looked at is never painted, nor waited for. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, document.visibilityState === 'hidden' ? 0 : AT_MOST);
    // A frame is painted after its callbacks: the next task finds it done.
    requestAnimationFrame(() => setTimeout(resolve));
  });
