import { expect, test } from './setup/test.js';
import { type ActionAnswer, type ChoicesView } from '#contracts/session/views.js';
import { Player } from '../support/player.js';
import { Book } from './steps/book.js';

const WHOLE = 'You went out. It rained. Nobody came.';
const event = (name: string, id: string, data: unknown): string =>
  `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

test(
  'a narration arrives sentence by sentence, and the stream resumes where it broke',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const book = new Book(page);
    await book.openWithoutChart(await Player.begun(baseURL ?? ''));
    let told: ActionAnswer | null = null;
    await page.route('**/api/actions', async (route) => {
      const answer = await route.fetch();
      told = (await answer.json()) as ActionAnswer;
      await route.fulfill({
        response: answer,
        json: { ...told, narration: 'pending', story: { ...told.story, storyContent: '', narration: 'pending' } },
      });
    });
    const seen: (string | undefined)[] = [];
    let isLast = false;
    await page.route('**/api/sessions/*/events', async (route) => {
      if (told === null) throw new Error('the stream was opened before a narration was pending');
      const headers = route.request().headers();
      expect(headers['authorization']).toMatch(/^Bearer /);
      seen.push(headers['last-event-id']);
      const { turnNumber: turn } = told.story;
      const { choices, gameOver, gamePhase, availableMovement } = told.response;
      const view: ChoicesView = { choices, gameOver, gamePhase, availableMovement, turn, narration: 'told' };
      const body = isLast
        ? event('turn-narrated', String(turn), { story: { ...told.story, storyContent: WHOLE }, choices: view })
        : event('sentence', `${turn}.0`, { turn, n: 0, text: 'You went out.' }) +
          event('sentence', `${turn}.1`, { turn, n: 1, text: 'It rained.' });
      await route.fulfill({ contentType: 'text/event-stream', body });
    });
    // The real server has already narrated the turn, so the HTTP responses are made to match the stream.
    await page.route('**/api/stories/*', async (route) => {
      const answer = await route.fetch();
      const stories = (await answer.json()) as ActionAnswer['story'][];
      const so = isLast ? { storyContent: WHOLE, narration: 'told' } : { storyContent: '', narration: 'pending' };
      return route.fulfill({
        response: answer,
        json: stories.map((story) => (story.id === told?.story.id ? { ...story, ...so } : story)),
      });
    });

    const line = await book.openLine();
    await book.press(line);
    await expect(book.roll).toBeHidden();
    await book.turnTo('Story');
    await expect(book.story).toContainText('You went out. It rained.');
    await expect.poll(() => seen.length).toBeGreaterThan(1);
    isLast = true;
    await expect(book.story).toContainText('Nobody came.');
    expect(seen[0]).toBeUndefined();
    expect(seen.at(-1)).toMatch(/^\d+\.1$/);
    await expect(page.getByRole('log', { name: 'The story, read out' }).getByRole('paragraph')).toHaveText([
      'You went out.',
      'It rained.',
      'Nobody came.',
    ]);
    // A request that is still answered here must not outlive its page.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);
