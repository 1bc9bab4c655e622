import { eventually } from '../../support/eventually.js';
import { FaithfulReader } from '../../support/faithful-reader.js';
import { type ModelProvider, startModelProvider } from '../../support/model-provider/model-provider.js';
import { type ProviderScript } from '../../support/model-provider/provider-script.js';
import { Player } from '../../support/player.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';
import { type App } from '../../support/app.js';
import { recordedEvents } from '../../support/recorded-events.js';
import { startGame } from '../../support/running-game.js';
import { leafOf } from '../../soak/prose.js';

let database: TestDatabase;
let provider: ModelProvider;
let running: App[] = [];
beforeAll(async () => {
  const script: ProviderScript = ({ body, call }) =>
    body.response_format ? { text: '{"choices":[],"more":[]}' } : { text: leafOf(`race ${call}`), pieceMs: 20 };
  [database, provider] = await Promise.all([startTestDatabase(), startModelProvider({ script })]);
}, 120_000);
afterAll(async () => {
  await Promise.all(running.map((game) => game.stop()));
  await provider.close();
  await database.stop();
}, 60_000);

const start = async (main: 'api' | 'projector' | 'worker'): Promise<App> => {
  const env = {
    OPENAI_BASE_URL: provider.url,
    OPENAI_MODEL: 'stand-in',
    MODEL_PATIENCE: '0.05',
    LOG_LEVEL: 'fatal',
    GUEST_TOKENS: '1000',
    METRICS_PORT: '0',
  };
  const game = await startGame({ databaseUrl: database.url, main, env });
  running.push(game);
  return game;
};
const end = async (game: App): Promise<void> => {
  running = running.filter((one) => one !== game);
  await game.stop();
};
/** Of any process, at its own port. */
const metricsOf = async (game: App): Promise<string> => {
  const port = /Metrics are at port (\d+)/.exec(game.output())?.[1] ?? '';
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
};
const narratedIn = async (sessionId: string): Promise<readonly number[]> =>
  (await recordedEvents(database.url))
    .filter(({ type, stream }) => type === 'TurnNarrated' && stream === `session-${sessionId}`)
    .map(({ data }) => (JSON.parse(data) as { turn: number }).turn);

describe('a worker that is frozen while its model tells, and thaws when another has told', () => {
  it('tells nothing twice: a turn has one story, read once, and the worker goes on with the next', async () => {
    const [api, , frozen] = await Promise.all([start('api'), start('projector'), start('worker')]);
    const player = await Player.begun(api.url);
    await eventually(async () => expect((await player.choices()).body.narration).toBe('told'), 60_000);
    const reader = new FaithfulReader(() => api.url, player);
    await reader.begin();
    const { body: choices } = await player.choices();
    const acted = player.act('raced', Player.next(choices));
    await eventually(() => expect(reader.sentencesOf(1).length).toBeGreaterThan(0), 30_000);
    process.kill(frozen.pid, 'SIGSTOP');
    const other = await start('worker');
    await eventually(() => expect(reader.storyOf(1)).not.toBeNull(), 60_000);
    process.kill(frozen.pid, 'SIGCONT');
    await acted;
    expect(await metricsOf(other)).toMatch(/^narrations_total\{narrator="(?:model|floor)"\} [1-9]/m);
    expect((await fetch(`${api.url}/metrics`)).status).toBe(404);
    await end(other);

    await player.act('after', Player.next((await player.choices()).body));
    await eventually(() => expect(reader.storyOf(2)).not.toBeNull(), 60_000);
    await reader.close();
    expect(await narratedIn(player.sessionId)).toEqual([0, 1, 2]);
    // The model told each leaf, or began to.
    expect(provider.requests.filter(({ body }) => body.response_format === undefined).length).toBeGreaterThanOrEqual(3);
    for (const { turnNumber, storyContent } of (await player.stories()).body.slice(1)) {
      expect(reader.storyOf(turnNumber)).toBe(storyContent);
      expect(reader.sentencesOf(turnNumber).join('')).toBe(storyContent);
    }
  }, 120_000);
});
