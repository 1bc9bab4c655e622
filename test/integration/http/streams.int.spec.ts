import { readdir } from 'node:fs/promises';
import { type App } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import { lengthenSagas } from '../../support/long-saga.js';
import { heldIn, memoryOf, PROBED, settledMemoryOf } from '../../support/memory-probe.js';
import { Player } from '../../support/player.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';
import { RawStream } from '../../support/raw-stream.js';
import { startGame } from '../../support/running-game.js';
import { EventStream } from '../../support/sse.js';

/** A saga that no socket's buffers hold: 16 MB. */
const STORIES = 64;
const STORY_CHARACTERS = 256 * 1_024;
const SAMPLES = 20;

let database: TestDatabase;
let game: App;
beforeAll(async () => {
  database = await startTestDatabase();
  game = await startGame({ databaseUrl: database.url, env: { ...PROBED, GUEST_TOKENS: 'unlimited' } });
}, 120_000);
afterAll(async () => {
  await game.stop();
  await database.stop();
});

/** A player with a long saga, told by rows alone: its stories take places in the log that others have filled. */
const withLongSaga = async (): Promise<Player> => {
  for (let n = 0; n < STORIES / 8; n += 1) await Player.begun(game.url);
  const player = await Player.begun(game.url);
  await lengthenSagas(database.url, [player.sessionId], { stories: STORIES, characters: STORY_CHARACTERS });
  return player;
};

const urlOf = ({ url, sessionId }: Player): string => `${url}/api/sessions/${sessionId}/events`;
const turn = async (player: Player, key: string): Promise<void> => {
  expect((await player.act(key, Player.next((await player.choices()).body))).status).toBe(200);
};
/** The ids of whole messages. */
const idsIn = (text: string): readonly string[] =>
  text
    .split('\n\n')
    .slice(0, -1)
    .flatMap((block) => /^id: (.*)$/m.exec(block)?.[1] ?? []);

describe('a client with a Last-Event-ID that the game never gave', () => {
  it.each([
    '',
    'x',
    '-1',
    '0x10',
    '1.2.3',
    '7.',
    '9223372036854775807',
    '9223372036854775808',
    '9999999999999999999',
    '9'.repeat(1_000),
    '2147483647.3',
    '2147483648.3',
    '9999999999999999999.5',
    '999999.999999',
    '٣',
  ])('%p gets what happens from now on', async (lastEventId) => {
    const player = await Player.begun(game.url);
    const stream = await RawStream.open(player, { lastEventId });
    stream.read();
    expect(stream.status).toBe(200);
    await turn(player, 'only');
    await eventually(() => expect(stream.text).toContain('event: turn-narrated'));
    expect(idsIn(stream.text)).toHaveLength(2);
    stream.close();
  });

  it('gets the same for the last item of another session', async () => {
    const [player, other] = [await Player.begun(game.url), await Player.begun(game.url)];
    await turn(other, 'elsewhere');
    const stream = await EventStream.open(urlOf(other), other.token, '0');
    const { id } = await stream.next(({ name }) => name === 'turn-narrated');
    stream.close();
    await turn(player, 'first');
    const followed = await EventStream.open(urlOf(player), player.token, id);
    await turn(player, 'second');
    await followed.next(({ data }) => (data as { turn?: number }).turn === 2);
    followed.close();
  });
});

it('HEAD, a POST and who accepts no events are answered', async () => {
  const player = await Player.begun(game.url);
  const answered = async (method: string, accept: string) => {
    const headers = { authorization: `Bearer ${player.token}`, accept };
    const answer = await fetch(urlOf(player), { method, headers, signal: AbortSignal.timeout(5_000) });
    return { status: answer.status, body: await answer.text() };
  };
  expect(await answered('HEAD', '*/*')).toEqual({ status: 200, body: '' });
  expect([404, 405]).toContain((await answered('POST', '*/*')).status);
  const refused = await answered('GET', 'application/json');
  expect(JSON.parse(refused.body)).toMatchObject({ statusCode: 406, code: 'NOT_ACCEPTABLE' });
});

describe('clients that read nothing', () => {
  it('cost little memory each, however long the saga', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, withLongSaga));
    const open = () =>
      Promise.all(players.flatMap((player) => [1, 2, 3].map(() => RawStream.open(player, { lastEventId: '0' }))));
    (await open()).forEach((stream) => stream.close());
    const before = await settledMemoryOf(game);
    const streams = await open();
    expect(streams.every(({ status }) => status === 200)).toBe(true);
    // At any time: while it reads for them, and when they are full.
    for (let n = 0; n < SAMPLES; n += 1) {
      const held = heldIn(await memoryOf(game)) - heldIn(before);
      expect(held / streams.length).toBeLessThan(12 * STORY_CHARACTERS);
    }
    streams.forEach((stream) => stream.close());
  }, 120_000);

  it('resume without a gap, wherever they left', async () => {
    const player = await withLongSaga();
    const seen: string[] = [];
    for (let tries = 0; seen.length < STORIES + 1 && tries < STORIES; tries += 1) {
      const stream = await RawStream.open(player, { lastEventId: seen.at(-1) ?? '0' });
      stream.read();
      // Somewhere in a message, a few messages later.
      const enough = (5 + (tries % 7)) * STORY_CHARACTERS * 1.03;
      const isWhole = (): boolean => seen.length + idsIn(stream.text).length === STORIES + 1;
      await eventually(() => expect(stream.text.length > enough || isWhole()).toBe(true));
      stream.close();
      seen.push(...idsIn(stream.text));
    }
    expect(seen).toHaveLength(STORIES + 1);
    expect(seen.map(Number)).toEqual(seen.map(Number).toSorted((a, b) => a - b));
  }, 120_000);
});

describe('streams that were opened and closed', () => {
  const descriptors = async (): Promise<number> => (await readdir(`/proc/${game.pid}/fd`)).length;
  const openAndClose = async (players: readonly Player[], rounds: number): Promise<void> => {
    for (let n = 0; n < rounds; n += 1) {
      const streams = await Promise.all(
        players.flatMap((player) => Array.from({ length: 8 }, () => RawStream.open(player))),
      );
      expect(streams.every(({ status }) => status === 200)).toBe(true);
      streams.forEach((stream) => stream.close());
    }
  };

  it('leave neither memory nor descriptors', async () => {
    const players = await Promise.all(Array.from({ length: 5 }, () => Player.begun(game.url)));
    await openAndClose(players, 5);
    const before = { held: heldIn(await settledMemoryOf(game)), open: await descriptors() };
    await openAndClose(players, 25);
    await eventually(async () => expect(await descriptors()).toBeLessThan(before.open + 20));
    expect(heldIn(await settledMemoryOf(game)) / before.held).toBeLessThan(1.2);
  }, 120_000);
});

it("a person's streams beyond the limit end, the oldest first, and the newest are open", async () => {
  const player = await Player.begun(game.url);
  const streams: RawStream[] = [];
  for (let n = 0; n < 20; n += 1) {
    const stream = await RawStream.open(player);
    stream.read();
    streams.push(stream);
  }
  await Promise.all(streams.slice(0, 12).map(({ closed }) => closed));
  for (const { text } of streams.slice(0, 12)) expect(text).toContain('event: replaced');
  await turn(player, 'to-all');
  for (const stream of streams.slice(12)) await eventually(() => expect(stream.text).toContain('event: turn-narrated'));
  streams.forEach((stream) => stream.close());
});
