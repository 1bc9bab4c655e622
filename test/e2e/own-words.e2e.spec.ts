import { expect, type Page, test } from './setup/test.js';
import { Player } from '../support/player.js';
import { expectAccessible, expectNoSidewaysScroll } from './steps/axe.js';
import { Book } from './steps/book.js';

const DEED = 'I search the ground around me';
const AGAIN = 'Act again to do it';

/** How often the page has asked for a reading, and acted. */
const countCalls = (page: Page) => {
  const calls = { readings: 0, acts: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('/api/actions/reading')) calls.readings += 1;
    if (request.url().endsWith('/api/actions')) calls.acts += 1;
  });
  return calls;
};

test(
  'an action in own words shows its chance first, a question is answered beside the story, all of it by keyboard',
  { tag: '@both' },
  async ({ page, baseURL }) => {
    const player = await Player.begun(baseURL ?? '', 'forgiving');
    const book = new Book(page);
    const calls = countCalls(page);
    await book.open(player);
    await book.turnTo('Actions');

    // A long sentence can be read whole while it is written.
    await book.ownWords.fill(
      'I sit down by the fire with them, and tell them of my father’s ship and how it was lost. '.repeat(3),
    );
    const hidden = (element: HTMLElement): number => element.scrollHeight - element.clientHeight;
    expect(await book.ownWords.evaluate(hidden)).toBe(0);
    await expectNoSidewaysScroll(page);

    // A question is answered beside the story, and a press of Enter is a press of the button.
    await book.ownWords.fill('How many hit points do I have?');
    await book.ownWords.press('Enter');
    await expect(book.aside).toContainText('How many hit points do I have?');
    await expect(book.aside).toContainText('50');
    await expect(book.aside).not.toContainText(/Your Action|SUCCESS|HP\]/);
    await expect(book.aside).toBeInViewport();
    await expect(book.ownWords).toBeFocused();
    await expect(book.ownWords).toHaveValue('');
    await expectAccessible(page);

    // The first press reads, and shows what the dice will go by.
    await book.ownWords.fill(DEED);
    await book.ownWords.press('Enter');
    await expect(page.getByText(AGAIN)).toBeInViewport();
    await expect(page.getByRole('status').filter({ hasText: AGAIN })).toContainText(/\d+% chance of success|no roll/);
    await expect(book.ownWords).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await book.ownWords.press('End');
    await page.keyboard.type('!');
    await expect(page.getByText(AGAIN)).toBeHidden();
    await book.ownWords.press('Enter');
    await expect(page.getByText(AGAIN)).toBeVisible();
    expect(calls).toEqual({ readings: 3, acts: 0 });

    // The second press does it.
    await book.turn(() => book.ownWords.press('Enter'));
    expect(calls).toEqual({ readings: 3, acts: 1 });
    expect((await player.stories()).body.map(({ playerAction }) => playerAction)).toEqual([null, `${DEED}!`]);
    await book.turnTo('Story');
    await expect(book.story).toContainText(`${DEED}!`);
    await expect(book.aside).toHaveCount(0);
  },
);

test('a question back is answered by one of its options', { tag: '@phone' }, async ({ page, baseURL }) => {
  const player = await Player.begun(baseURL ?? '', 'forgiving');
  const book = new Book(page);
  await book.openWithoutChart(player);
  // Who is there to be asked differs from saga to saga: the question is the test's own.
  const options = [DEED, 'I wait here for a while'];
  await page.route('**/api/actions/reading', (route) => {
    const { action } = route.request().postDataJSON() as { action: string };
    const asks = { kind: 'ask-back', text: 'Search, or wait?', deed: null, options, reading: null, turn: 0 };
    return action === 'I do it' ? route.fulfill({ json: asks }) : route.continue();
  });
  await book.turnTo('Actions');
  await book.ownWords.fill('I do it');
  await book.press(book.actButton);
  await expect(book.ownWords).toHaveValue('I do it');
  await expect(book.aside).toContainText('Search, or wait?');
  await expect(book.aside).toBeInViewport();
  await book.turnTo('Story');
  await book.press(book.aside.getByRole('button', { name: DEED }));
  // A phone turns to where the reading is shown.
  await expect(book.ownWords).toHaveValue(DEED);
  await expect(page.getByText(AGAIN)).toBeInViewport();
  await expect(book.actButton).toBeFocused();
  await book.turn(() => page.keyboard.press('Enter'));
  expect((await player.stories()).body).toHaveLength(2);
});

test(
  'words that can not be read stay, and are read when pressed again',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const book = new Book(page);
    await book.openWithoutChart(await Player.begun(baseURL ?? '', 'forgiving'));
    await page.route('**/api/actions/reading', (route) => route.abort('connectionreset'));
    await book.ownWords.fill(DEED);
    await book.press(book.actButton);
    await expect(page.getByText('Your words could not be read just now. Act again to try once more.')).toBeVisible();
    await page.unroute('**/api/actions/reading');
    await book.press(book.actButton);
    await expect(page.getByText(AGAIN)).toBeVisible();

    await page.getByRole('button', { name: 'Settings' }).click();
    await book.mark('Straight away');
    await page.keyboard.press('Escape');
    await book.ownWords.fill('I wait here for a while');
    await book.turn(() => book.press(book.actButton));
  },
);
