import { expect, test } from './setup/test.js';
import { type StoryEntry } from '#contracts/session/views.js';
import { Player } from '../support/player.js';
import { Book } from './steps/book.js';
import { expectAccessible } from './steps/axe.js';
import { expectWellSet } from './steps/set-type.js';
import { playToDeath } from '../support/play-to-death.js';

test.setTimeout(120_000);

const DESK = { width: 1440, height: 900 };

/** The words of a death at the last turn, or of an oath that was lost there. */
const causeOf = (hitPoints: number, last: StoryEntry | undefined) => {
  const turn = last?.turnNumber ?? 0;
  return hitPoints <= 0
    ? {
        sentence: `The hit points ran out at turn ${turn}.`,
        lastLine: new RegExp(`^Turn ${turn}: −${last?.actionResult?.hitPointsLost ?? 0} HP, `),
      }
    : { sentence: `the clock ran out at turn ${turn}, with `, lastLine: /^Turn \d+: the 10th stroke\. / };
};

test(
  'a normal game ends with its last lines, the reason, and the final statistics',
  { tag: '@phone' },
  async ({ page, baseURL, viewport }) => {
    const player = await Player.begun(baseURL ?? '', 'normal');
    const book = new Book(page);
    await book.open(player);
    await playToDeath(player);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Game Over' })).toBeVisible();
    await expect(
      page.getByText(/^(Game Over: .*Thora Ulfsdottir.*|Your hit points reached zero\. The journey has ended\.)$/),
    ).toBeVisible();
    const statistics = page.getByRole('region', { name: 'Final Statistics' });
    await expect(statistics).toContainText('Thora Ulfsdottir');
    // A player who takes risks dies or runs out of time, depending on the dice.
    const { body: hero } = await player.call<{ readonly hitPoints: number }>(
      'GET',
      `/api/characters/${player.characterId}`,
    );
    await expect(statistics).toContainText(`Hit points${hero.hitPoints} of 25`);
    const why = page.getByRole('region', { name: 'How it came to this' });
    const expected = causeOf(hero.hitPoints, (await player.stories()).body.at(-1));
    await expect(page.getByText(expected.sentence)).toBeVisible();
    await expect(why.getByRole('listitem').last()).toHaveText(expected.lastLine);
    await expect(page.getByRole('button', { name: 'Turn back to this leaf' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Read the saga from the first leaf' }).click();
    const saga = page.getByRole('dialog', { name: 'The Saga of Thora Ulfsdottir' });
    await expect(saga.getByRole('article').first()).toBeVisible();
    await expect(saga.getByText(/^From the first day.* to the \d+\w\w, in \w+$|^A day in \w+$/)).toBeVisible();
    await expect(saga.getByRole('img', { name: 'A chart of the way of Thora Ulfsdottir' })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    await expect(saga.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(saga.locator('.vignette svg').first()).toBeAttached();
    await expect(saga.locator('.entry-time').first()).toHaveText(/^(the \d+\w\w day, )?(morning|noon|dusk|night)$/);
    await expectAccessible(page);
    for (const size of [viewport ?? DESK, DESK]) {
      await page.setViewportSize(size);
      await expectWellSet(page);
    }
  },
);

/** A player who takes risks dies or runs out of time, depending on the dice. */
const SEEKERS = 6;

test(
  'a forgiving game can be rewound after a death, but not after a lost oath',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const book = new Book(page);
    const ways = page.getByRole('button', { name: 'Turn back to this leaf' });
    let fell = false;
    for (let seeker = 0; seeker < SEEKERS && !fell; seeker += 1) {
      const player = await Player.begun(baseURL ?? '', 'forgiving');
      await playToDeath(player);
      const { body: hero } = await player.call<{ readonly hitPoints: number }>(
        'GET',
        `/api/characters/${player.characterId}`,
      );
      fell = hero.hitPoints <= 0;
      await book.arrive(player);
      await expect(page.getByRole('heading', { name: 'Game Over' })).toBeVisible();
      if (!fell) await expect(ways).toHaveCount(0);
    }
    expect(fell, 'at least one player died').toBe(true);
    await expect(ways.first()).toBeVisible();
    const names = await ways.allTextContents();
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size, 'each button names its leaf').toBe(names.length);
    await ways.first().click();
    await book.opened();
    await book.turnTo('Story');
    await page.getByRole('button', { name: 'Show full story' }).click();
    await expect(page.getByText('Taken back').first()).toBeVisible();
  },
);
