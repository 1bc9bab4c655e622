import { expect, test } from './setup/test.js';
import { type App } from '../support/app.js';
import { type ModelProvider, startModelProvider } from '../support/model-provider/model-provider.js';
import { Player } from '../support/player.js';
import { startTestDatabase, type TestDatabase } from '../support/postgres.js';
import { startGame } from '../support/running-game.js';
import { leafOf } from '../soak/prose.js';
import { Book } from './steps/book.js';

const WAITS = 'Analyzing your action and generating consequences...';
const TOLD = leafOf('the slow model');
const [FIRST = ''] = TOLD.split(/(?<=\.) /);
const LAST = TOLD.split('. ').at(-1) ?? '';

let database: TestDatabase;
let provider: ModelProvider;
let game: App;
/** Lets the model begin its answer, for which it waits as long as a test wants. */
let begin: () => void = () => undefined;
let thinking: Promise<void> = Promise.resolve();
/** The opening has different words, since sentences that a model repeats are cut. */
let isBegun = false;
test.beforeAll(async () => {
  database = await startTestDatabase();
  provider = await startModelProvider({
    script: async ({ body, call }) => {
      if (body.response_format) return { text: '{"choices":[],"more":[]}' };
      await thinking;
      return { text: isBegun ? TOLD : leafOf(`opening ${call}`), pieceMs: 60 };
    },
  });
  const env = { OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'stand-in', MODEL_PATIENCE: '5', LOG_LEVEL: 'fatal' };
  game = await startGame({ databaseUrl: database.url, env });
});
test.afterAll(async () => {
  begin();
  await game.stop();
  await provider.close();
  await database.stop();
});

test(
  'a slow model: a word while it thinks, then sentences, and the whole leaf for who comes back',
  { tag: '@once' },
  async ({ page, context }) => {
    const player = await Player.begun(game.url);
    const book = new Book(page, game.url);
    await book.open(player);
    thinking = new Promise((resolve) => (begin = resolve));
    isBegun = true;
    await book.press(await book.openLine());
    await expect(page.getByText(WAITS)).toBeVisible();
    begin();
    await expect(book.story).toContainText(FIRST);
    await page.close();

    const again = new Book(await context.newPage(), game.url);
    await again.arrive(player);
    await expect(again.story).toContainText(LAST);
    await expect(again.choices.first()).toBeVisible();
    const [, told] = (await player.stories()).body;
    expect(told?.storyContent.trim()).toBe(TOLD);
  },
);
