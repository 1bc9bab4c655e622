import { type EventMetadata } from '#contracts/shared/event.js';
import { type ActionAnswer } from '#contracts/session/views.js';
import { readMetadata } from '#backend/platform/log/recorded-metadata.js';
import { type App } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import { Player } from '../../support/player.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';
import { recordedEvents } from '../../support/recorded-events.js';
import { startGame } from '../../support/running-game.js';

let database: TestDatabase;
let games: Readonly<Record<'api' | 'projector' | 'worker', App>>;
let player: Player;

beforeAll(async () => {
  database = await startTestDatabase();
  const start = (main: keyof typeof games): Promise<App> =>
    startGame({ databaseUrl: database.url, main, env: { NARRATION: 'job', LOG_LEVEL: 'debug' } });
  const [api, projector, worker] = await Promise.all([start('api'), start('projector'), start('worker')]);
  games = { api, projector, worker };
  player = await Player.begun(api.url, 'forgiving');
}, 120_000);
afterAll(async () => {
  await Promise.all(Object.values(games).map((game) => game.stop()));
  await database.stop();
}, 60_000);

interface Recorded {
  readonly id: string;
  readonly type: string;
  readonly metadata: EventMetadata;
}
const recordedUnder = async (correlationId: string): Promise<readonly Recorded[]> => {
  const events = await recordedEvents(database.url);
  return events
    .map(({ id, type, metadata }) => ({ id, type, metadata: readMetadata(metadata) }))
    .filter(({ metadata }) => metadata.correlationId === correlationId);
};

interface Line {
  readonly msg: string;
  readonly correlationId?: string;
  readonly causationId?: string;
}
const linesUnder = (game: App, correlationId: string): readonly Line[] =>
  game
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.correlationId === correlationId);

it('is one from the request of a turn to its story, in the log and in the lines of both processes', async () => {
  const requestId = 'correlation-of-a-turn';
  const { status, headers } = await player.call<ActionAnswer>('POST', '/api/actions', {
    body: { sessionId: player.sessionId, action: 'I look about me', isCustomAction: true },
    headers: { 'X-Request-Id': requestId },
  });
  expect([status, headers.get('x-request-id')]).toEqual([200, requestId]);
  const find = async (type: string): Promise<Recorded> => {
    let found: Recorded | undefined;
    await eventually(async () => {
      found = (await recordedUnder(requestId)).find((event) => event.type === type);
      expect(found?.type).toBe(type);
    });
    return found as Recorded;
  };
  const [spent, resolved, told] = [await find('TokenSpent'), await find('TurnResolved'), await find('TurnNarrated')];
  const person = { actor: { kind: 'person', id: player.userId }, subjectId: player.userId, causationId: null };
  expect([spent.metadata, resolved.metadata]).toMatchObject([person, person]);
  expect(told.metadata).toMatchObject({
    actor: { kind: 'system', id: 'narrator' },
    subjectId: player.userId,
    causationId: resolved.id,
  });
  await eventually(() => {
    expect(linesUnder(games.api, requestId)).toContainEqual(expect.objectContaining({ msg: 'a request was answered' }));
    expect(linesUnder(games.worker, requestId)).toContainEqual(
      expect.objectContaining({ msg: 'a job was done', causationId: resolved.id }),
    );
  });
});
