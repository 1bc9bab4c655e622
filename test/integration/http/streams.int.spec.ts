import { eventually } from '../../support/eventually.js';
import { STORIES, STORY_CHARACTERS, withLongSaga } from '../../support/long-saga.js';
import { Player } from '../../support/player.js';
import { RawStream } from '../../support/raw-stream.js';
import { sharedGame } from '../../support/shared-game.js';
import { EventStream } from '../../support/sse.js';

const game = sharedGame({ GUEST_TOKENS: 'unlimited' });

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
  it('resume without a gap, wherever they left', async () => {
    const player = await withLongSaga(game);
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
