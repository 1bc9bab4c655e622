import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const NO_SCRIPT = 'undefined';
/**
 * Legacy mode runs in the page itself, which has no frames; the default opens another page for every result. A page
 * that has axe's script is not given its half a megabyte again.
 */
const audit = async (page: Page): Promise<AxeBuilder> => {
  const hasAxe = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(hasAxe && { axeSource: NO_SCRIPT }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
};

/** Expects no violation of axe's rules. The message names rule, element and problem. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await (await audit(page)).analyze();
  expect(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    ),
  ).toEqual([]);
};

/** Checks only the contrast of text, for a page where only colours have changed. */
export const expectContrast = async (page: Page): Promise<void> => {
  const { violations } = await (await audit(page)).withRules(['color-contrast']).analyze();
  expect(
    violations.flatMap(({ nodes }) =>
      nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
    ),
  ).toEqual([]);
};

export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess, 'pixels that the page is wider than its window').toBeLessThanOrEqual(0);
};

const LEAST = 44;

/** Touch targets are at least 44 px wide and high; elements for a mouse alone may be smaller. */
export const expectRoomToTap = async (page: Page): Promise<void> => {
  const tight = await page.evaluate((least) => {
    const shown = ({ width, height }: DOMRect): boolean => width > 1 && height > 1;
    return [...document.querySelectorAll('button, a, select, summary, [role=tab], [role=menuitem], label:has(input)')]
      .map((element) => ({ name: element.textContent.trim().slice(0, 40), box: element.getBoundingClientRect() }))
      .filter(({ box }) => shown(box) && (box.width < least - 0.5 || box.height < least - 0.5))
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`);
  }, LEAST);
  expect(tight).toEqual([]);
};
