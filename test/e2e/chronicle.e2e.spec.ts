import { type DiceView } from '#contracts/session/dice-view.js';
import { Player } from '../support/player.js';
import { playToDeath } from '../support/play-to-death.js';
import { expect, type Locator, type Page, test } from './setup/test.js';
import { expectAccessible, expectNoSidewaysScroll, expectRoomToTap } from './steps/axe.js';

const open = async (page: Page, { token, characterId }: Player, part: string): Promise<void> => {
  await page.addInitScript((stored) => localStorage.setItem('auth_token', stored), token);
  await page.goto(`/chronicle?character=${characterId}&show=${part}`);
  await expect(page.getByRole('heading', { level: 1, name: 'The Saga of Thora Ulfsdottir' })).toBeVisible();
};
const played = async (player: Player, keys: string): Promise<void> => {
  for (const [n, key] of Array.from(keys).entries()) {
    const { status } = await player.act(key, Player.next((await player.choices()).body, n));
    expect(status).toBe(200);
  }
};

test(
  'the dice are sealed while a saga goes on; at its end the browser throws them all again, and a false one is found out',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const player = await Player.begun(baseURL ?? '', 'hardcore');
    await open(page, player, 'dice');
    await expect(page.getByText('The seed is still sealed.')).toBeVisible();
    await playToDeath(player);
    await page.reload();
    await expect(page.getByText(/^Right: the seed is the one that was sealed, and all \d+ turns/)).toBeVisible();
    const rolls = page.getByRole('list', { name: 'Every roll of the saga' }).getByRole('listitem');
    await expect(rolls.first()).toContainText('The first leaf');
    await expect(rolls.getByText('Right', { exact: true })).toHaveCount(await rolls.count());
    await page.getByText('How it works').click();
    await expect(page.getByText('Then your own browser seals it again')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    // A server that cheats: one roll is told as another, then another seed is opened.
    await page.route('**/dice', async (route) => {
      const dice = (await (await route.fetch()).json()) as DiceView;
      const told = dice.rolls.map((roll) =>
        roll.turn === 1 ? { ...roll, draws: roll.draws.map((draw) => ({ ...draw, value: draw.value + 1 })) } : roll,
      );
      await route.fulfill({ json: { ...dice, rolls: told } });
    });
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText(/^Wrong: 1 of \d+ turns were not thrown as they are told\.$/);
    await expect(rolls.first()).toContainText('The second leaf');
    await expect(rolls.first()).toContainText('Wrong: these are not the dice of the sealed seed');
    await page.unroute('**/dice');
    await page.route('**/dice', async (route) => {
      const dice = (await (await route.fetch()).json()) as DiceView;
      await route.fulfill({ json: { ...dice, seed: 'ab'.repeat(32) } });
    });
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Wrong: the opened seed is not the one that was sealed');
  },
);

test(
  'a saga with a branch is read as a tree, shared by a link, read without an account, and asked What if',
  { tag: '@phone' },
  async ({ page, browser, baseURL }) => {
    const player = await Player.begun(baseURL ?? '', 'forgiving');
    await played(player, 'abcd');
    await player.call('POST', `/api/sessions/${player.sessionId}/rewind`, { body: { toTurn: 2 } });
    await played(player, 'e');
    await open(page, player, 'branches');
    const branch = page.getByRole('list', { name: 'A branch of 2 leaves, taken back, from the third leaf' });
    await expect(branch.getByRole('listitem')).toHaveCount(2);
    await branch.locator('summary', { hasText: 'The fourth leaf' }).focus();
    await page.keyboard.press('Enter');
    await expect(branch.getByRole('button', { name: /^What if/ }).first()).toBeVisible();
    await expect(branch.getByRole('button', { name: /^Turn back/ })).toHaveCount(0);
    await page.getByText('The second leaf', { exact: true }).click();
    await expect(page.getByRole('button', { name: /^Turn back to this leaf\s*, the second$/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectRoomToTap(page);
    await expectAccessible(page);

    await page.getByRole('tab', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = await page.getByLabel('The link').inputValue();
    expect(link).toMatch(/\/shared#[\w-]{43}$/);
    await expectAccessible(page);

    const reader = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
    const shared = await reader.newPage();
    const address = `/shared${new URL(link).hash}`;
    await shared.goto(address);
    await expect(shared.getByRole('heading', { level: 1, name: 'The Saga of the Strand-scout' })).toBeVisible();
    await expect(shared.getByRole('article')).toHaveCount(4);
    const chart = shared.getByRole('img', { name: /^A chart of the way/ });
    await expect(chart).toHaveAttribute('aria-busy', 'false');
    // Paper shows the screen's chart scaled to the page's width: nothing is drawn again for printing.
    const widthOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.width ?? 0;
    const plate = chart.locator('.chart-plate').last();
    await shared.setViewportSize({ width: 680, height: 900 });
    await expect.poll(async () => (await widthOf(plate)) - (await widthOf(chart))).toBeGreaterThanOrEqual(0);
    await shared.emulateMedia({ media: 'print' });
    await expect(shared.getByRole('link', { name: 'Begin a saga of your own' })).toHaveCount(0);
    await expect(chart).toHaveAttribute('aria-busy', 'false');
    expect(await widthOf(chart)).toBeGreaterThan(560);
    await expect.poll(async () => (await widthOf(plate)) - (await widthOf(chart))).toBeGreaterThanOrEqual(0);
    await shared.emulateMedia({ media: null });
    await shared.setViewportSize({ width: 390, height: 844 });
    await expect(shared.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
    expect(await shared.locator('main').innerText()).not.toContain('Thora');
    await expect(shared.getByRole('link', { name: 'Begin a saga of your own' }).first()).toBeVisible();
    await expectNoSidewaysScroll(shared);
    await expectAccessible(shared);
    await shared.getByRole('button', { name: /^What if…\s+it had gone otherwise from the third leaf$/ }).click();
    const dialog = shared.getByRole('dialog', { name: 'What if…' });
    await dialog.getByLabel('Your hero’s name').fill('Gudrid');
    await dialog.getByRole('button', { name: 'Begin' }).click();
    await expect(shared).toHaveURL(/step=gameplay/);
    await expect(shared.locator('[data-newest]')).toBeVisible();

    await page.getByRole('button', { name: 'Withdraw the link' }).click();
    await page.getByRole('button', { name: /^Choose again/ }).click();
    await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible();
    await shared.goto(address);
    await shared.reload();
    await expect(shared.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await reader.close();
  },
);
