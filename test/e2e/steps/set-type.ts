import { expect, type Page } from '@playwright/test';

interface Slip {
  readonly what: 'cut' | 'overlaps' | 'runs off the page';
  readonly text: string;
  readonly with?: string;
}

/** Checks every visible line of text. Runs in the page. */
const slipsOf = (): Slip[] => {
  const shown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.sr-only, .chart-unseen, [aria-hidden="true"]') === null;
  const textNodes = (): Text[] => {
    const nodes: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent !== null && node.textContent?.trim() && shown(parent)) nodes.push(node as Text);
    }
    return nodes;
  };
  /** Cuts off the part of a line that a scrolled or clipped box hides. */
  const within = (rect: DOMRect, element: Element | null): DOMRect => {
    let { left, top, right, bottom } = rect;
    for (let box = element; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box),
        edge = box.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const linesOf = (node: Text) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .map((rect) => ({
        node,
        text: node.data.trim().slice(0, 60),
        whole: rect,
        rect: within(rect, node.parentElement),
      }))
      .filter(({ rect }) => rect.width > 2 && rect.height > 2);
  };
  const lines = textNodes().flatMap(linesOf);
  type Line = (typeof lines)[number];
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflow) || scrolls(element.parentElement));
  const fixed = (element: Element | null): boolean =>
    element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || fixed(element.parentElement));
  const cut = ({ node: { parentElement: parent }, whole, rect }: Line): boolean =>
    parent !== null &&
    getComputedStyle(parent).textOverflow !== 'ellipsis' &&
    !scrolls(parent) &&
    whole.width - rect.width > 2;
  const runsOff = ({ rect }: Line): boolean => rect.right > document.documentElement.clientWidth + 1 || rect.left < -1;
  /** Line boxes are taller than their letters, so only an overlap of more than a third counts. */
  const overlap = (a: Line, b: Line): boolean => {
    if (a.node === b.node || fixed(a.node.parentElement) !== fixed(b.node.parentElement)) return false;
    const width = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
    const height = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
    return width > 3 && height > Math.min(a.rect.height, b.rect.height) * 0.4;
  };
  return lines.flatMap((line, i): Slip[] => [
    ...(cut(line) ? [{ what: 'cut' as const, text: line.text }] : []),
    ...(runsOff(line) ? [{ what: 'runs off the page' as const, text: line.text }] : []),
    ...lines
      .slice(i + 1)
      .filter((other) => overlap(line, other))
      .map((other) => ({ what: 'overlaps' as const, text: line.text, with: other.text })),
  ]);
};

/** Expects that no text is cut off, leaves the page or overlaps other text. */
export const expectWellSet = async (page: Page): Promise<void> => {
  expect(await page.evaluate(slipsOf)).toEqual([]);
};
