import { type ActionRequest } from '#contracts/session/views.js';
import { type SessionStream } from '#contracts/session/session-stream.js';
import { type App } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import { startModelProvider, type ModelProvider } from '../../support/model-provider/model-provider.js';
import { type ProviderFault, type ProviderScript } from '../../support/model-provider/provider-script.js';
import { proseByHand } from '../../support/model-provider/recorded-answers.js';
import { Player } from '../../support/player.js';
import { startGameDatabase, type TestDatabase } from '../../support/postgres.js';
import { recordedEvents } from '../../support/recorded-events.js';
import { SECRETS, startGame } from '../../support/running-game.js';
import { EventStream } from '../../support/sse.js';
import { retellingChecks } from './retelling.checks.js';

let database: TestDatabase;
let provider: ModelProvider;
let game: App;
let player: Player;

const wordless = JSON.stringify({ choices: [], more: [] });
/** A leaf that was told is not told again: each one has other words. */
let leaf = 0;
const tells: ProviderScript = ({ body }) =>
  body.response_format === undefined ? { text: proseByHand(leaf++), pieceMs: 2 } : { text: wordless };
const fails =
  (fault: ProviderFault, text: string): ProviderScript =>
  ({ body }) =>
    body.response_format === undefined ? { fault, text } : { text: wordless };

const narrated = async () =>
  (await recordedEvents(database.url))
    .filter(({ type, stream }) => type === 'TurnNarrated' && stream === `session-${player.sessionId}`)
    .map(
      ({ data }) =>
        JSON.parse(data) as { readonly turn: number; readonly narrator: string; readonly model: string | null },
    );

const environment = () => ({
  OPENAI_BASE_URL: provider.url,
  OPENAI_MODEL: 'stand-in',
  MODEL_PATIENCE: '0.25',
  LOG_LEVEL: 'error',
  GUEST_TOKENS: '1000',
  RATE_LIMIT: 'off',
});

beforeAll(async () => {
  [database, provider] = await Promise.all([startGameDatabase(), startModelProvider({ script: tells })]);
  game = await startGame({
    databaseUrl: database.url,
    main: 'all',
    env: environment(),
  });
  player = await Player.begun(game.url, 'forgiving');
}, 60_000);
afterAll(async () => {
  await game.stop();
  await Promise.all([provider.close(), database.stop()]);
}, 60_000);

let turn = 0;
/** Plays a turn while following it. @returns what was read live, and what is kept */
const play = async (action?: Partial<ActionRequest>) => {
  await eventually(async () => expect((await player.choices()).body.narration).toBe('told'), 20_000);
  const stream = await EventStream.open(`${player.url}/api/sessions/${player.sessionId}/events`, player.token);
  turn += 1;
  const { status, body } = await player.act(`turn-${turn}`, action ?? Player.next((await player.choices()).body, turn));
  expect(status).toBe(200);
  const told = await stream.next(
    ({ name, data }) => name === 'turn-narrated' && (data as SessionStream['turn-narrated']).story.id === body.story.id,
  );
  stream.close();
  const { story, choices } = told.data as SessionStream['turn-narrated'];
  const live = stream.events
    .filter(({ name, data }) => name === 'sentence' && (data as SessionStream['sentence']).turn === story.turnNumber)
    .map(({ data }) => (data as SessionStream['sentence']).text)
    .join('');
  const event = (await narrated()).find(({ turn: n }) => n === story.turnNumber);
  return { live, story, choices, event };
};

describe('a game with a model', () => {
  it('is told by it, and keeps to the letter what was read', async () => {
    provider.play(tells);
    const { live, story, event } = await play();
    expect(story.storyContent).toBe(live);
    expect(event).toMatchObject({ narrator: 'model', model: 'stand-in' });
  });

  it('offers what the model proposes and the rules accept, and plays it', async () => {
    const words = { action: 'Sing an old song', description: 'It is a long time since anybody did.' };
    const deed = { target: null, attribute: 'charisma', difficulty: 'easy', ...words };
    const more = [
      { verb: 'sing', ...deed },
      { verb: 'ask', ...deed, target: 'The king of nowhere' },
    ];
    const prose =
      'Frost stood on the grass until noon. A fence had fallen there, and sheep had gone through it in a line. You ' +
      'mended what could be mended, with cold fingers, and went on along the bank. Far out a bird called and got no ' +
      'answer. The light turned yellow and then thin. By dusk there was ice at the rim of the ditch.';
    const proposes = JSON.stringify({ choices: [], more });
    provider.play(({ body }) => (body.response_format === undefined ? { text: prose } : { text: proposes }));
    const { choices } = await play();
    const added = choices.choices.filter(({ id }) => id.startsWith('extra:'));
    expect(added).toMatchObject([{ id: 'extra:sing||', action: 'Sing_an_old_song', attributeCheck: 'charisma' }]);
    expect((await player.choices()).body.choices).toEqual(choices.choices);
    provider.play(tells);
    const { story } = await play({ action: '-', choiceId: 'extra:sing||' });
    expect(story).toMatchObject({
      playerAction: 'Sing an old song',
      actionResult: { check: { attribute: 'charisma' } },
    });
  });

  it('goes on by the floor narrator where a sentence was shown already', async () => {
    const begun = proseByHand(leaf++);
    provider.play(fails('reset-midway', begun));
    const { live, story, event } = await play();
    expect(story.storyContent).toBe(live);
    expect(story.storyContent.startsWith(begun.split('. ')[0] ?? '-')).toBe(true);
    expect(event).toMatchObject({ narrator: 'floor', model: 'stand-in' });
  });

  it('spends one token a turn, whatever happened', async () => {
    expect(await player.tokens()).toBe(1000 - turn);
  });
});

retellingChecks(() => ({
  game,
  provider,
  player,
  databaseUrl: database.url,
  env: { ...SECRETS, ...environment() },
  play: async () => (await play()).story,
}));
