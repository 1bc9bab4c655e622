import { type Page } from '@playwright/test';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Laptops and desks. */
export const SIZES: readonly Size[] = [
  { width: 1024, height: 768 },
  { width: 1200, height: 800 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

/** Free space that a page may have under its last line. */
const FOOT = 120;

/** How far the page scrolls beyond what it shows, in pixels. Runs in the page. */
const excessOf = (foot: number): number => {
  const hidden = '.sr-only, .chart-unseen, [aria-hidden="true"]';
  /** What a scroller has scrolled away is not shown, and what is fixed is no part of the page's height. */
  const bottomOf = (element: Element): number => {
    let { bottom } = element.getBoundingClientRect();
    for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowY, position } = getComputedStyle(box);
      if (position === 'fixed') return 0;
      if (overflowY !== 'visible') bottom = Math.min(bottom, box.getBoundingClientRect().bottom);
    }
    return bottom + window.scrollY;
  };
  const shown = [...document.querySelectorAll('p, h1, h2, h3, li, dd, button, a, label, input, canvas, svg')].filter(
    (element) => element.checkVisibility() && element.closest(hidden) === null,
  );
  const needed = Math.max(window.innerHeight, Math.max(...shown.map(bottomOf)) + foot);
  return Math.max(0, document.documentElement.scrollHeight - Math.ceil(needed));
};

/** What follows from a window's size has been rendered. */
const resized = async (page: Page, size: Size): Promise<void> => {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

/** @returns the sizes at which the page scrolls beyond what it shows, with the pixels it does by */
export const strayScrolls = async (page: Page, sizes = SIZES): Promise<string[]> => {
  const strays: string[] = [];
  for (const size of sizes) {
    await resized(page, size);
    const excess = await page.evaluate(excessOf, FOOT);
    if (excess > 0) strays.push(`${size.width} x ${size.height}: ${excess} px`);
  }
  return strays;
};

/** Runs in the page. */
const settingOf = () => {
  const pane = document.querySelector('.story-scroll'),
    text = document.querySelector('[data-newest] .entry-text');
  if (pane === null || text === null) throw new Error('there is no story');
  const lines = new Map<number, string>();
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    Array.from(node.textContent ?? '').forEach((letter, n) => {
      const range = document.createRange();
      range.setStart(node, n);
      range.setEnd(node, n + 1);
      const { bottom, height } = range.getBoundingClientRect();
      const line = Math.round(bottom / 8);
      if (height > 0) lines.set(line, (lines.get(line) ?? '') + letter);
    });
  const lengths = [...lines.values()].map((line) => line.trim().length).sort((a, b) => b - a);
  // The shorter half is beside the initial, or ends a paragraph.
  const full = lengths.slice(0, Math.ceil(lengths.length / 2));
  return {
    share: pane.clientHeight / window.innerHeight,
    /** Nothing of the story is below the edge of its pane. */
    whole: (pane.querySelector('.pane-scroll')?.scrollHeight ?? 0) <= pane.clientHeight + 1,
    letters: Math.round(full.reduce((sum, length) => sum + length, 0) / full.length),
    page: document.documentElement.scrollHeight - window.innerHeight,
  };
};

/** How the story is set in a window of this size: its pane's share of the height, and the letters of a full line. */
export const storyAt = async (page: Page, size: Size) => {
  await resized(page, size);
  return page.evaluate(settingOf);
};
