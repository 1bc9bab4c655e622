import pg from 'pg';
import { MOST_SAGAS } from '#contracts/shared/shelf.js';
import { MANUAL_SAVES } from '#contracts/subscription/tiers.js';
import { type ErrorBody } from '#contracts/http/error-body.js';
import { type App } from '../../support/app.js';
import { type Answer, definitionOf, Player } from '../../support/player.js';
import { giveTier } from '../../support/tier.js';
import { startGame } from '../../support/running-game.js';
import { sharedGame } from '../../support/shared-game.js';
import { expectRefusal } from './expect-refusal.js';

/** A game with no limits, and two copies of it with a twentieth of them. */
const free = sharedGame({ GUEST_TOKENS: 'unlimited' });
let limited: readonly App[] = [];

beforeAll(async () => {
  const env = { GUEST_TOKENS: 'unlimited', RATE_LIMIT: '0.05' };
  const start = (): Promise<App> => startGame({ databaseUrl: free.databaseUrl, main: 'api', env });
  limited = await Promise.all([start(), start()]);
}, 120_000);
afterAll(() => Promise.all(limited.map((game) => game.stop())));

/** A person at both limited copies: each call goes to the other one. */
const person = async () => {
  const player = await Player.begun(free.url, 'forgiving');
  let n = 0;
  const elsewhere = (): Player => {
    player.url = limited[n++ % 2]?.url ?? '';
    return player;
  };
  return { player, elsewhere };
};

const untilRefused = async (call: (n: number) => Promise<Answer<unknown>>, most: number) => {
  for (let n = 0; n <= most; n++) {
    const answer = await call(n);
    if (answer.status === 429) return { passed: n, refused: answer as Answer<ErrorBody> };
    expect(answer.status).toBeLessThan(300);
  }
  throw new Error(`${most + 1} calls were not refused`);
};

const expectLimited = ({ status, headers, body }: Answer<ErrorBody>, withinS: number): void => {
  const retryAfter = Number(headers.get('retry-after'));
  expect([status, body.code, body.details]).toEqual([429, 'TOO_MANY_REQUESTS', { retryAfter }]);
  expect(body.message).toMatch(/^[A-Z].* Wait .*(second|minute)s? .*\.$/);
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(withinS);
};

describe('a person, at both copies together,', () => {
  it.each([
    [
      'begins 3 sagas an hour',
      3,
      3_600,
      ({ elsewhere }) =>
        () =>
          elsewhere().begin(definitionOf()),
    ],
    [
      'sets 12 bookmarks an hour',
      12,
      3_600,
      ({ player, elsewhere }) =>
        async (n) => {
          const answer = await elsewhere().call<unknown>('POST', '/api/saves/manual', {
            body: { sessionId: player.sessionId, characterId: player.characterId, saveName: `${n}` },
          });
          return answer.status === 409 ? { ...answer, status: 200 } : answer;
        },
    ],
    [
      'makes 6 other changes a minute',
      6,
      60,
      ({ elsewhere }) =>
        async () => {
          const answer = await elsewhere().call<unknown>('DELETE', `/api/saves/${crypto.randomUUID()}`);
          return answer.status === 404 ? { ...answer, status: 200 } : answer;
        },
    ],
  ] as readonly (readonly [
    string,
    number,
    number,
    (of: Awaited<ReturnType<typeof person>>) => (n: number) => Promise<Answer<unknown>>,
  ])[])('%s', async (_, most, seconds, call) => {
    const { passed, refused } = await untilRefused(call(await person()), most);
    expect(passed).toBe(most);
    expectLimited(refused, seconds);
  });

  it('turns back once a minute, also where the rewind is refused', async () => {
    const { player, elsewhere } = await person();
    const rewind = () =>
      elsewhere().call<ErrorBody>('POST', `/api/sessions/${player.sessionId}/rewind`, { body: { toTurn: 7 } });
    expectRefusal(await rewind(), 422, 'TURN_NOT_FOUND');
    expectLimited(await rewind(), 60);
  });

  it('is not held up by the limit of somebody else', async () => {
    const { player, elsewhere } = await person();
    await untilRefused(() => elsewhere().begin(definitionOf()), 3);
    const other = await person();
    expect((await other.elsewhere().begin(definitionOf())).status).toBe(201);
    expect(player.userId).not.toBe(other.player.userId);
  });
});

it('a password is guessed once a quarter of an hour, at both copies together', async () => {
  const guess = (n: number) =>
    new Player(limited[n]?.url ?? '').call<ErrorBody>('POST', '/api/auth/login', {
      body: { username: 'nobody_of_that_name', password: `Guess-number-${n}` },
    });
  expectRefusal(await guess(0), 401, 'INVALID_CREDENTIALS');
  expectLimited(await guess(1), 900);
});

it('reads are counted by each copy: 60 a minute', async () => {
  const { player } = await person();
  player.url = limited[0]?.url ?? '';
  const { passed, refused } = await untilRefused(() => player.choices(), 60);
  expect(passed).toBe(60);
  expectLimited(refused, 60);
  player.url = limited[1]?.url ?? '';
  expect((await player.choices()).status).toBe(200);
}, 60_000);

describe('a shelf that is full', () => {
  const fill = async ({ userId, sessionId, characterId }: Player, isAutoSave: boolean, rows: number) => {
    const client = new pg.Client({ connectionString: free.databaseUrl });
    await client.connect();
    await client
      .query(
        `insert into game_saves (id, user_id, session_id, character_id, save_name, turn, is_auto_save, last_played, created_at, position)
         select gen_random_uuid(), $1, $2, $3, 'full', 0, $4, now(), now(), 0 from generate_series(1, $5)`,
        [userId, sessionId, characterId, isAutoSave, rows],
      )
      .finally(() => client.end());
  };

  it('takes no more sagas until one is deleted', async () => {
    const player = await Player.begun(free.url);
    await fill(player, true, MOST_SAGAS - 1);
    expectRefusal(await player.begin(definitionOf()), 409, 'SHELF_IS_FULL');
    const { body: saves } = await player.call<readonly { readonly id: string }[]>('GET', '/api/auth/saves');
    expect((await player.call('DELETE', `/api/saves/${saves[0]?.id}`)).status).toBe(204);
    expect((await player.begin(definitionOf())).status).toBe(201);
  });

  it('takes no more bookmarks than the plan keeps, also of many that are set at once', async () => {
    const player = await Player.begun(free.url);
    const { sessionId, characterId } = player;
    const save = (n: number) =>
      player.call<ErrorBody>('POST', '/api/saves/manual', { body: { sessionId, characterId, saveName: `${n}` } });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => save(n)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MANUAL_SAVES);
    expectRefusal(await save(10), 409, 'TOO_MANY_BOOKMARKS');
    await giveTier(free.databaseUrl, player.userId, 'gold');
    expect((await save(11)).status).toBe(201);
  });
});
