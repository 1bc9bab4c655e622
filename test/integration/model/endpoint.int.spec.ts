import pg from 'pg';
import { type ActionAnswer } from '#contracts/session/views.js';
import { type App } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import { failedStart } from '../../support/failed-start.js';
import { type ModelProvider, startModelProvider } from '../../support/model-provider/model-provider.js';
import { proseByHand } from '../../support/model-provider/recorded-answers.js';
import { type ProviderScript } from '../../support/model-provider/provider-script.js';
import { Player } from '../../support/player.js';
import { startGameDatabase, type TestDatabase } from '../../support/postgres.js';
import { SECRETS, startGame } from '../../support/running-game.js';

const BAD = 'I whisper quillonvex to the widow';
const KEY = 'sk-of-the-tests-0123456789';
/** By hand: whatever is written, the hero looks about. */
const LOOK = {
  kind: 'deed',
  verb: 'look',
  object: null,
  addressee: null,
  instrument: null,
  place: null,
  coins: null,
  manner: null,
  until: null,
  offer: null,
  doers: [],
  helpers: [],
  candidates: [],
  confidence: 0.9,
  rest: null,
};
const script: ProviderScript = ({ body, call }) =>
  body.response_format ? { text: JSON.stringify(LOOK) } : { text: proseByHand(call) };

let provider: ModelProvider;
let database: TestDatabase;
let game: App;
let player: Player;
beforeAll(async () => {
  provider = await startModelProvider({
    script,
    moderation: (text) => (text === BAD ? { sexual: 0.9 } : { violence: 0.99 }),
  });
  database = await startGameDatabase();
  const env = { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'stand-in', LOG_LEVEL: 'debug' };
  game = await startGame({ databaseUrl: database.url, env });
  player = await Player.begun(game.url, 'normal');
  await told();
}, 60_000);
afterAll(async () => {
  await game.stop();
  await provider.close();
  await database.stop();
}, 60_000);

/** A turn is refused while the one before it is being told. */
const told = (): Promise<void> =>
  eventually(async () => expect((await player.choices()).body.narration).toBe('told'), 60_000);

interface Ready {
  readonly status: string;
  readonly parts: readonly { readonly part: string; readonly ready: boolean; readonly detail?: string }[];
}
const ready = async (): Promise<Ready> => (await (await fetch(`${game.url}/health/ready`)).json()) as Ready;
const model = async () => (await ready()).parts.find(({ part }) => part === 'model');

it('shows what the endpoint can do', async () => {
  const detail = 'stand-in: strict JSON, streams with usage, max_completion_tokens, thinking off by reasoning_effort';
  await eventually(async () => expect(await model()).toMatchObject({ ready: true, detail }));
  const metrics = await (await fetch(`${game.url}/metrics`)).text();
  expect(metrics).toContain('model_reachable{model="stand-in"} 1');
  expect(metrics).toContain('model_circuit_state 0');
});

it("reads the player's own words by the model", async () => {
  const asked = provider.requests.length;
  const { status } = await player.act('one', { action: 'I squint at the far shore', isCustomAction: true });
  expect(status).toBe(200);
  const reading = provider.requests.slice(asked).find(({ text }) => text.includes('squint'));
  expect(reading?.body.response_format).toMatchObject({ type: 'json_schema', json_schema: { name: 'reading' } });
  expect(await (await fetch(`${game.url}/metrics`)).text()).toMatch(
    /model_call_duration_seconds_count\{.*purpose="read"/,
  );
  await told();
});

it('answers a blocked action in the fiction: no turn, no token, kept sealed for review', async () => {
  const tokens = () => player.tokens();
  const before = await tokens();
  const asked = provider.requests.length;
  const { status, body } = await player.act('two', { action: BAD, isCustomAction: true });
  expect(status).toBe(200);
  expect((body as ActionAnswer).played).toBe(false);
  expect(await tokens()).toBe(before);
  expect(provider.requests.slice(asked).some(({ text }) => text.includes('quillonvex'))).toBe(false);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query('select * from moderated_actions').finally(() => client.end());
  expect(rows).toMatchObject([{ user_id: player.userId, reason: 'sexual', judged_by: 'provider', category: 'sexual' }]);
  expect(JSON.stringify(rows)).not.toContain('quillonvex');
  expect(game.output()).not.toMatch(/quillonvex|sk-of-the-tests/);
  const review = (...args: readonly string[]) =>
    failedStart({ ...SECRETS, DATABASE_URL: database.url, DATA_DIR: game.dataDir }, { main: 'moderation', args });
  const { id } = rows[0] as { readonly id: string };
  const [listed, shown] = [await review('list'), await review('show', id)];
  expect(listed.stdout).toContain(`${id}  `);
  expect(listed.stdout).not.toContain('quillonvex');
  expect(shown.stdout.trimEnd().split('\n').at(-1)).toBe(BAD);
});

it('stays ready where the endpoint goes away, and says so', async () => {
  await provider.close();
  await player.act('three', { action: 'I listen', isCustomAction: true });
  await eventually(async () => expect(await model()).toMatchObject({ ready: false }), 60_000);
  expect((await ready()).status).toBe('ok');
  await told();
  expect((await player.act('four', { action: 'I look around', isCustomAction: true })).status).toBe(200);
});
