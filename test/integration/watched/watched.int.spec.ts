import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { type App } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import { type ModelProvider, startModelProvider } from '../../support/model-provider/model-provider.js';
import { proseByHand } from '../../support/model-provider/recorded-answers.js';
import { type CollectedSpan, type OtlpCollector, startOtlpCollector } from '../../support/otlp-collector.js';
import { Player } from '../../support/player.js';
import { startGameDatabase, type TestDatabase } from '../../support/postgres.js';
import { startGame } from '../../support/running-game.js';

const TOKEN = 'of the tests, for metrics';
const KEY = 'sk-of-the-tests-0123456789';
const REQUEST = 'watched-turn-0001';

let collector: OtlpCollector;
let provider: ModelProvider;
let database: TestDatabase;
let game: App;
let player: Player;
beforeAll(async () => {
  collector = await startOtlpCollector();
  provider = await startModelProvider({ script: ({ call }) => ({ text: proseByHand(call) }) });
  database = await startGameDatabase();
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    // The SDK's own variable: spans are sent at once.
    OTEL_BSP_SCHEDULE_DELAY: '200',
    METRICS_TOKEN: TOKEN,
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: provider.url,
    OPENAI_MODEL: 'stand-in',
    LOG_LEVEL: 'debug',
  };
  game = await startGame({ databaseUrl: database.url, env });
  player = await Player.begun(game.url, 'normal');
  await told();
  const { body: choices } = await player.choices();
  await fetch(`${game.url}/confirm-email?token=quillonvex`);
  const answer = await player.call('POST', '/api/actions', {
    body: { sessionId: player.sessionId, isCustomAction: false, ...Player.next(choices) },
    headers: { 'idempotency-key': 'watched', 'x-request-id': REQUEST },
  });
  expect(answer.status).toBe(200);
  await told();
}, 60_000);
afterAll(async () => {
  // The game must stop in time even when its collector is gone.
  await collector.stop();
  expect(await game.stop()).toBe(0);
  await provider.close();
  await database.stop();
}, 60_000);

const told = (): Promise<void> =>
  eventually(async () => expect((await player.choices()).body.narration).toBe('told'), 60_000);
const named = (name: RegExp): readonly CollectedSpan[] => collector.spans.filter((span) => name.test(span.name));
const ofTheTurn = (name: RegExp): readonly CollectedSpan[] =>
  named(name).filter(({ attributes }) => attributes['correlation.id'] === REQUEST);
const scrape = async (authorization?: string): Promise<Response> =>
  fetch(`${game.url}/metrics`, authorization === undefined ? {} : { headers: { authorization } });
const metricNames = async (): Promise<ReadonlySet<string>> =>
  new Set(
    [...(await (await scrape(`Bearer ${TOKEN}`)).text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(
      ([, name = '', type]) => (type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name]),
    ),
  );

it('follows a turn from the request over its statements to the job and the model, under one correlation', async () => {
  await eventually(() => expect(ofTheTurn(/^job narrate$/)).toHaveLength(1), 20_000);
  await eventually(() => expect(ofTheTurn(/^chat stand-in$/).length).toBeGreaterThan(0), 20_000);
  // Each process exports its spans in its own time.
  await eventually(() => {
    const [request] = ofTheTurn(/^POST \/api\/actions$/);
    const statements = ofTheTurn(/^pg\.query/).filter(({ traceId }) => traceId === request?.traceId);
    expect(statements.map(({ name }) => name)).toContain('pg.query:append-event ' + databaseName());
  }, 20_000);
  const [job] = ofTheTurn(/^job narrate$/);
  expect(ofTheTurn(/^chat stand-in$/).map(({ parentId }) => parentId)).toContain(job?.spanId);
  expect(ofTheTurn(/^chat stand-in$/)[0]?.attributes).toMatchObject({
    'gen_ai.operation.name': 'chat',
    'gen_ai.request.model': 'stand-in',
    'gen_ai.usage.output_tokens': expect.any(Number) as number,
  });
});

const databaseName = (): string => new URL(database.url).pathname.slice(1);

it('sends no secret: no token of a mailed link, no key, no story', async () => {
  await eventually(() => expect(named(/^GET \/confirm-email|^GET \/\*/).length).toBeGreaterThan(0), 20_000);
  const story = (await player.stories()).body.at(-1)?.storyContent ?? '';
  expect(story.length).toBeGreaterThan(80);
  expect(collector.sent()).not.toContain('quillonvex');
  expect(collector.sent()).not.toContain(KEY);
  expect(collector.sent()).not.toContain(player.token);
  expect(collector.sent()).not.toContain(story.slice(0, 60));
});

it('names the trace in the log lines of its request', () => {
  const [request] = ofTheTurn(/^POST \/api\/actions$/);
  const lines = game
    .output()
    .split('\n')
    .filter((line) => line.includes(`"correlationId":"${REQUEST}"`));
  expect(lines.some((line) => line.includes(`"traceId":"${request?.traceId}"`))).toBe(true);
});

it('shows its metrics for the token alone', async () => {
  expect((await scrape()).status).toBe(401);
  expect((await scrape('Bearer of somebody else, for metrics')).status).toBe(401);
  const text = await (await scrape(`Bearer ${TOKEN}`)).text();
  expect(text).toMatch(/^gen_ai_client_operation_duration_seconds_count\{.*gen_ai_request_model="stand-in".*\} [1-9]/m);
  expect(text).toMatch(/^gen_ai_client_token_usage_sum\{.*gen_ai_token_type="output".*\} [1-9]/m);
  expect(text).toMatch(/^jobs_dead_letters\{queue="narrate"\} 0$/m);
});

const WORDS_OF_PROMQL = /^(?:sum|rate|max|min|by|le|absent|histogram_quantile|up)$/;
/** The metrics that expressions of PromQL ask for. */
const askedIn = (expressions: readonly string[]): readonly string[] =>
  expressions
    .flatMap((text) => text.replaceAll(/\{[^}]*\}|by \([^)]*\)|\[[^\]]*\]/g, ' ').match(/[a-z_]{2,}/g) ?? [])
    .filter((word) => !WORDS_OF_PROMQL.test(word));
const operators = (file: string): Promise<string> =>
  readFile(path.join(import.meta.dirname, '../../../deploy', file), 'utf8');

it('has every metric that the alerts and the dashboard ask for', async () => {
  const known = await metricNames();
  const rules = parseYaml(await operators('prometheus/alerts.yml')) as {
    readonly groups: readonly { readonly rules: readonly { readonly expr: string }[] }[];
  };
  const dashboard = JSON.parse(await operators('grafana/steppes-and-seas.json')) as {
    readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
  };
  const asked = askedIn([
    ...rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr)),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});
