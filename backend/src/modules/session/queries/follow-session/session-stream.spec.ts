import { type ChoicesView } from '#contracts/session/views.js';
import { eventually } from '#test/support/eventually.js';
import { type LoggedEvent } from '#backend/platform/log/event-reader.js';
import { type OwnSession, type ToldAfter } from '../story-rows.js';
import { type LastSeen } from './last-seen.js';
import { type SessionFeed } from './session-feed.js';
import { SessionStreams } from './session-streams.js';
import { ToldTurns } from './told-turns.js';

type Parts = ConstructorParameters<typeof SessionStreams>;
type RowParts = ConstructorParameters<typeof ToldTurns>;
const view: Partial<ChoicesView> = { turn: 4, narration: 'told' };

/** Only planned things happen: turn n is told at position 10 n; the read models had shown position `shown`. */
const setUp = ({ toldTurns = 4, shown = 40, pending = false, isShown = true, sentencesFail = false } = {}) => {
  const sent: string[] = [];
  const pages: ToldAfter[] = [];
  const reads: number[] = [];
  const followers = new Set<(event: LoggedEvent) => void>();
  const ending = new AbortController();
  const client = { takes: () => Promise.resolve() };
  const isShownNow = { value: isShown };
  const followed = (listener: (event: LoggedEvent) => void) => {
    followers.add(listener);
    return Promise.resolve(() => void followers.delete(listener));
  };
  const row = {
    ...view,
    userId: 'ann',
    sessionId: 's',
    position: String(shown),
    offers: [],
    movement: [],
    wording: [],
    attributes: {},
  };
  const told = () =>
    Array.from({ length: toldTurns }, (_, n) => ({ turnNumber: n + 1, position: String(10 * (n + 1)) }));
  const rows = [
    { bySession: () => Promise.resolve(row), withChoices: () => Promise.resolve(row) },
    {
      toldAfter: (_: OwnSession, after: ToldAfter, most: number) => {
        pages.push(after);
        const { position, fromTurn } = after;
        return Promise.resolve(
          told()
            .filter((one) => BigInt(one.position) > position && one.turnNumber >= fromTurn)
            .slice(0, most),
        );
      },
      entries: (_: OwnSession, turns: readonly number[]) => {
        reads.push(turns.length);
        return Promise.resolve(new Map(turns.map((turn) => [turn, { id: `s.${turn}` }])));
      },
    },
    { waitFor: () => Promise.resolve(isShownNow.value) },
  ] as unknown as RowParts;
  const parts = [
    { follow: (_: string, listener: (event: LoggedEvent) => void) => followed(listener) } as unknown as SessionFeed,
    { newest: () => Promise.resolve({ session: { pendingTurn: pending ? 4 : null }, position: 40n }) },
    new ToldTurns(...rows),
    {
      follow: () => (sentencesFail ? Promise.reject(new Error('as planned')) : Promise.resolve(() => undefined)),
      shown: () => Promise.resolve([0, 1].map((n) => ({ sessionId: 's', turn: 4, n, text: 'So.' }))),
    },
  ] as unknown as Parts;
  const stream = new SessionStreams(...parts);
  const to = {
    send: async (name: string, id: string) => {
      sent.push(`${name} ${id}`);
      await client.takes();
    },
    ended: ending.signal,
    end: () => ending.abort(),
  };
  const follow = async (seen: LastSeen = null) =>
    stream.follow(await stream.character({ userId: 'ann', sessionId: 's' }), seen, to);
  const run = async (seen: LastSeen = null) => {
    const running = (await follow(seen)).run();
    running.catch(() => to.end());
    return { running };
  };
  const append = (event: Partial<LoggedEvent>): void => followers.forEach((listener) => listener(event as LoggedEvent));
  return { follow, run, followers, sent, append, isShownNow, to, client, pages, reads };
};
const narrated = (turn: number) =>
  ({ type: 'TurnNarrated', data: { sessionId: 's', turn }, position: BigInt(10 * turn) }) as Partial<LoggedEvent>;

describe('the stream of a session', () => {
  it('sends stories told while the client connects', async () => {
    const { run, sent } = setUp({ shown: 35 });
    await run();
    await eventually(() => expect(sent).toEqual(['turn-narrated 40']));
  });

  it('sends the sentences shown so far of a turn that is still being told', async () => {
    const { run, sent } = setUp({ toldTurns: 3, pending: true });
    await run();
    await eventually(() => expect(sent).toEqual(['sentence 4.0', 'sentence 4.1']));
  });

  it.each<[string, LastSeen, readonly string[]]>([
    ['a position', { kind: 'position', position: 20n }, ['turn-narrated 30', 'sentence 4.0', 'sentence 4.1']],
    ['a position of its end', { kind: 'position', position: 40n }, ['sentence 4.0', 'sentence 4.1']],
    ['a position of another log', { kind: 'position', position: 41n }, ['sentence 4.0', 'sentence 4.1']],
    ['a sentence', { kind: 'sentence', turn: 4, n: 0 }, ['sentence 4.1']],
    [
      'a sentence of an earlier turn',
      { kind: 'sentence', turn: 3, n: 5 },
      ['turn-narrated 30', 'sentence 4.0', 'sentence 4.1'],
    ],
  ])('resumes after %s', async (_, seen, expected) => {
    const { run, sent } = setUp({ toldTurns: 3, pending: true });
    await run(seen);
    await eventually(() => expect(sent).toEqual(expected));
  });

  it('sends what comes after a last item that no stream has sent', async () => {
    const { run, sent, append } = setUp();
    await run({ kind: 'sentence', turn: 2_000_000_000, n: 7 });
    append(narrated(5));
    await eventually(() => expect(sent).toEqual(['turn-narrated 50']));
  });

  it('sends a whole saga a few stories at a time, each once, also those that are announced meanwhile', async () => {
    const { run, sent, append, reads } = setUp({ toldTurns: 250 });
    await run({ kind: 'position', position: 0n });
    append(narrated(250));
    append(narrated(251));
    await eventually(() => expect(sent.at(-1)).toBe('turn-narrated 2510'));
    expect(sent).toEqual(Array.from({ length: 251 }, (_, n) => `turn-narrated ${10 * (n + 1)}`));
    expect(Math.max(...reads)).toBe(4);
  });

  it('reads no further while the client takes nothing, and nothing after its end', async () => {
    const { run, sent, client, reads, to, followers } = setUp({ toldTurns: 250 });
    client.takes = () => new Promise((resolve) => to.ended.addEventListener('abort', () => resolve()));
    const { running } = await run({ kind: 'position', position: 0n });
    await eventually(() => expect(sent).toHaveLength(1));
    to.end();
    await running;
    expect([reads.length, followers.size]).toEqual([1, 0]);
  });

  it('ends for a client that takes nothing while much happens', async () => {
    const { run, sent, client, append, to } = setUp();
    client.takes = () => new Promise((resolve) => to.ended.addEventListener('abort', () => resolve()));
    await run();
    for (let turn = 5; !to.ended.aborted && turn < 2_000; turn++) append(narrated(turn));
    expect(to.ended.aborted).toBe(true);
    expect(sent.length).toBeLessThan(2);
  });

  it('leaves no follower when it can not start', async () => {
    const failing = setUp({ sentencesFail: true });
    await expect(failing.follow()).rejects.toThrow('as planned');
    failing.to.end();
    expect(failing.followers.size).toBe(0);
    const behind = setUp({ isShown: false });
    await expect(behind.follow()).rejects.toThrow('behind');
    behind.to.end();
    expect(behind.followers.size).toBe(0);
  });

  it('fails where a story can not be shown, so that the client resumes; no follower stays after its end', async () => {
    const { run, append, sent, isShownNow, followers } = setUp();
    const { running } = await run();
    append(narrated(5));
    await eventually(() => expect(sent).toEqual(['turn-narrated 50']));
    isShownNow.value = false;
    append(narrated(6));
    await expect(running).rejects.toThrow('behind');
    expect([sent.length, followers.size]).toEqual([1, 0]);
  });

  it('ends when the session goes to somebody else', async () => {
    const { run, append, to } = setUp();
    await run();
    append({ type: 'SessionTransferred', data: { userId: 'ann' } } as Partial<LoggedEvent>);
    expect(to.ended.aborted).toBe(false);
    append({ type: 'SessionTransferred', data: { userId: 'bo' } } as Partial<LoggedEvent>);
    expect(to.ended.aborted).toBe(true);
  });
});
