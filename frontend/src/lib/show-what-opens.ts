const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

const isOpen = (trigger: Element): boolean =>
  trigger instanceof HTMLDetailsElement ? trigger.open : trigger.getAttribute('aria-expanded') === 'true';

/** What a trigger opens: the element that it controls, or itself, if its content is inside. */
const openedBy = (trigger: Element): Element =>
  document.getElementById(trigger.getAttribute('aria-controls') ?? '') ?? trigger;

/** The trigger stays in view above its content, also above content that is taller than its pane. */
const keepAbove = (trigger: Element, content: Element): void => {
  if (!(content instanceof HTMLElement) || content === trigger) return;
  const above = content.getBoundingClientRect().top - trigger.getBoundingClientRect().top;
  content.style.scrollMarginTop = `${Math.max(0, above)}px`;
};

const bringIntoView = (trigger: Element): void => {
  const opened = openedBy(trigger);
  // The last part of <details> reaches lowest, also one that is placed over the page.
  const content = (opened instanceof HTMLDetailsElement ? opened.lastElementChild : null) ?? opened;
  keepAbove(trigger, content);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  content.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
};

/** Content may be loaded after it was opened: it is brought into view as it grows, until the reader does something else. */
const follow = (trigger: Element): void => {
  const opened = openedBy(trigger);
  const growth = new ResizeObserver(() => bringIntoView(trigger));
  const watchParts = (): void => [opened, ...opened.children].forEach((part) => growth.observe(part));
  const arrivals = new MutationObserver(watchParts);
  watchParts();
  arrivals.observe(opened, { childList: true });
  const next = new AbortController();
  const stop = (): void => {
    growth.disconnect();
    arrivals.disconnect();
    next.abort();
  };
  for (const input of INPUTS)
    document.addEventListener(input, stop, { capture: true, passive: true, signal: next.signal });
};

/**
 * Scrolls what a reader opens into view within its pane, and leaves the focus where it is. It sees every disclosure of
 * the page: <details>, and what names its state by aria-expanded; menus and lists over the page place themselves.
 */
export const showWhatOpens = (): void => {
  const watch = new MutationObserver((changes) =>
    new Set(changes.map(({ target }) => target)).forEach((trigger) => {
      if (trigger instanceof Element && !trigger.hasAttribute('aria-haspopup') && isOpen(trigger)) follow(trigger);
    }),
  );
  watch.observe(document, { subtree: true, attributes: true, attributeFilter: ['open', 'aria-expanded'] });
};
