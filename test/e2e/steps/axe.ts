import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** In the page itself, which has no frames: another page would be opened for every result otherwise. */
const audit = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

/** No violation that axe knows of. The message names rule, place and what is wrong. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await audit(page).analyze();
  expect(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    ),
  ).toEqual([]);
};

/** Every text against its ground, where nothing but colours has changed. */
export const expectContrast = async (page: Page): Promise<void> => {
  const { violations } = await audit(page).withRules(['color-contrast']).analyze();
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

/** Everything that is tapped is at least 44 px each way; what only a mouse reaches may be less. */
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
