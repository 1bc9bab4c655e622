import { expect, type Page, test } from './setup/test.js';
import { Player } from '../support/player.js';
import { expectAccessible, expectNoSidewaysScroll, expectRoomToTap } from './steps/axe.js';
import { Book } from './steps/book.js';

test.setTimeout(300_000);

const oathOf = (page: Page) => page.getByRole('complementary', { name: 'Character' });

test(
  'a guest swears an oath, and it stays through turns and a reload',
  { tag: '@both' },
  async ({ page, hasTouch, baseURL }) => {
    const book = new Book(page);
    await book.open(await Player.begun(baseURL ?? '', 'forgiving'));
    await expect(page.getByText(/^Morning, the 1st day, /).first()).toBeVisible();
    const glance = page.getByRole('button', { name: /^The oath: .+ 0 of 10 boxes.+ 0 of 12 strokes.+Food for 4 days/ });
    if (book.isSmall) await expect(glance).toBeInViewport();

    const [odds, readOut] = [
      page.getByText('A roll at or under the percentage succeeds.'),
      page.getByRole('log', { name: 'Notes, read out' }),
    ];
    await expect(page.getByRole('note')).toHaveCount(2);
    await expect(readOut.getByRole('paragraph')).toHaveCount(2);
    await page.getByRole('button', { name: 'Understood: odds' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('note').and(odds)).toHaveCount(0);
    await expect(book.choices.first()).toBeFocused();

    await book.turnTo('Character');
    const oath = oathOf(page);
    for (const [id, words] of [
      ['oath', 'What serves your oath fills a box'],
      ['threat', 'at the twelfth stroke the saga is lost'],
      ['hunger', 'Each loaf is a day’s food'],
    ] as const) {
      await expect(oath.getByRole('note')).toContainText(words);
      await book.press(oath.getByRole('button', { name: `Understood: ${id}` }));
    }
    await expect(oath.getByRole('note')).toHaveCount(0);
    await expect(oath.getByRole('tab').first()).toHaveText('Stats');
    await expect(oath.getByRole('tab', { name: 'Stats' })).toHaveAttribute('aria-selected', 'true');
    await expect(oath.getByRole('img', { name: '0 of 10 boxes, the last test opens at 6' })).toBeVisible();
    await expect(oath.getByRole('img', { name: /^0 of 12 strokes/ })).toBeVisible();
    await expect(oath.getByText('4 days', { exact: true })).toBeVisible();
    const band = oath.getByRole('button', { name: /^The oath .+ Unfold$/ });
    const title = /^The oath (.+) Unfold$/i.exec(await band.innerText())?.[1] ?? '{}';
    expect(title).not.toMatch(/[{}]/u);
    await expectAccessible(page);
    await band.focus();
    await page.keyboard.press('Enter');
    await expect(oath.getByRole('heading', { name: 'What could move it' })).toBeInViewport();
    await expect(oath.getByRole('tab')).toHaveCount(0);
    await expect(oath.getByRole('button', { name: /^The oath .+ Fold$/ })).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    if (hasTouch) await expectRoomToTap(page);

    await book.choose();
    await book.choose();
    await book.turnTo('Story');
    await expect(page.getByText(/^Morning, the 1st day, /)).toHaveCount(0);
    if (book.isSmall) await book.press(page.getByRole('button', { name: `The oath: ${title}` }));
    await expect(oath.getByText(title)).toBeVisible();
    await expect(oath.getByRole('heading', { name: 'What could move it' })).toBeInViewport();

    await page.reload();
    await book.opened();
    await expect(page.getByRole('note'), 'notes that were understood, or whose deed was done').toHaveCount(0);
    await expect(readOut.getByRole('paragraph')).toHaveCount(0);
    await book.turnTo('Character');
    await expect(oath.getByText(title)).toBeVisible();
  },
);

test('choosing a place of the oath centres the chart on it', { tag: '@once' }, async ({ page, baseURL }) => {
  const book = new Book(page);
  await book.open(await Player.begun(baseURL ?? '', 'forgiving'));
  await book.unfoldOath();
  const place = oathOf(page)
    .getByRole('button', { name: / Show .+ on the chart$/ })
    .first();
  const name = / Show (.+) on the chart$/.exec((await place.textContent()) ?? '')?.[1] ?? 'nowhere';
  await place.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('application')).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: name })).toHaveCount(1);
});

test(
  'a failed request for the oath can be repeated, and a session without an oath shows none',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    let answer: { readonly status: number; readonly body: string } | null = { status: 500, body: 'no' };
    await page.route('**/api/sessions/*/saga', (route) => (answer === null ? route.continue() : route.fulfill(answer)));
    const book = new Book(page);
    await book.open(await Player.begun(baseURL ?? ''));
    await book.turnTo('Character');
    await expect(oathOf(page).getByRole('alert')).toContainText('The oath could not be read.');
    answer = null;
    await book.press(oathOf(page).getByRole('button', { name: 'Try again' }));
    await expect(oathOf(page).getByRole('button', { name: /^The oath / })).toBeVisible();

    answer = { status: 200, body: '{"saga":null}' };
    await page.reload();
    await book.opened();
    await book.turnTo('Character');
    await expect(page.getByRole('tab', { name: 'Stats' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('region', { name: 'Oath' })).toHaveCount(0);
  },
);
