/** @jest-environment node */
import fc from 'fast-check';
import { type EventSourceMessage } from 'eventsource-parser';
import { followStream } from './follow-stream.js';

type Connection = readonly string[] | 'refused' | 'unreachable';

const bodyOf = (chunks: readonly string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

/** A server that answers one connection after the other and then aborts the client. */
const follow = async (connections: readonly Connection[]) => {
  const events: EventSourceMessage[] = [];
  const resumedFrom: (string | null)[] = [];
  const leave = new AbortController();
  const left = [...connections];
  const onBreak = jest.fn(() => {
    if (left.length === 0) leave.abort();
  });
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    resumedFrom.push(new Headers(init?.headers).get('last-event-id'));
    const connection = left.shift();
    if (connection === undefined || connection === 'unreachable') return Promise.reject(new TypeError('no line'));
    if (connection === 'refused') return Promise.resolve(new Response('', { status: 503 }));
    return Promise.resolve(new Response(bodyOf(connection)));
  });
  const done = followStream({
    path: '/events',
    signal: leave.signal,
    onEvent: (event) => events.push(event),
    onBreak,
  });
  await jest.advanceTimersByTimeAsync(60_000);
  await done;
  fetched.mockRestore();
  return { events, resumedFrom, breaks: onBreak.mock.calls.length };
};

describe('following a stream of server-sent events', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'warn').mockReturnValue();
    // It reads the token from there; this runs without a browser.
    Object.defineProperty(globalThis, 'localStorage', { value: { getItem: () => 'a token' }, configurable: true });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'localStorage');
  });

  it('passes on name, data and id', async () => {
    const { events } = await follow([['event: sentence\nid: 4.1\ndata: {"n":1}\n\n']]);
    expect(events).toEqual([{ event: 'sentence', data: '{"n":1}', id: '4.1' }]);
  });

  it('ignores comments and events without data', async () => {
    const { events } = await follow([[': open\n\n: beat\n\nevent: x\n\n', 'data: a\ndata: b: c\n\n']]);
    expect(events.map(({ data }) => data)).toEqual(['a\nb: c']);
  });

  it('gives the same events for any chunking and any line endings', async () => {
    const text = 'id: 1\ndata: one\n\n: beat\n\nevent: sentence\nid: 2.3\ndata: Þóra\ndata: three\n\n';
    const whole = (await follow([[text]])).events;
    expect(whole).toHaveLength(2);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('\n', '\r\n'),
        fc.array(fc.nat(text.length * 2), { maxLength: 6 }),
        async (end, cuts) => {
          const written = text.replaceAll('\n', end);
          const at = [0, ...cuts.map((cut) => Math.min(cut, written.length)).sort((a, b) => a - b), written.length];
          const chunks = at.slice(1).map((stop, i) => written.slice(at[i], stop));
          expect((await follow([chunks])).events).toEqual(whole);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('reconnects after a break and resumes from the last id, also after a connection without events', async () => {
    const { resumedFrom, breaks, events } = await follow([
      ['id: 4.1\ndata: one\n\n', 'id: 4.2\ndata: tw'],
      'unreachable',
      'refused',
      ['data: no id\n\n'],
      ['id: 4.2\ndata: two\n\n'],
    ]);
    expect(resumedFrom).toEqual([null, '4.1', '4.1', '4.1', '4.1']);
    expect(events.map(({ data }) => data)).toEqual(['one', 'no id', 'two']);
    expect(breaks).toBe(5);
  });

  it('waits longer after each connection without events, and not after one with events', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const waited: number[] = [];
    const sleep = jest.spyOn(globalThis, 'setTimeout');
    await follow(['unreachable', 'unreachable', ['id: 1\ndata: a\n\n'], 'refused', []]);
    for (const [, ms] of sleep.mock.calls) if (ms !== undefined && ms >= 500) waited.push(ms);
    expect(waited).toEqual([1000, 2000, 500, 1000, 2000]);
  });

  it('sends the token as a header, never in the address', async () => {
    const seen = jest.fn();
    const leave = new AbortController();
    jest.spyOn(globalThis, 'fetch').mockImplementation((path, init) => {
      seen(path, new Headers(init?.headers).get('authorization'));
      leave.abort();
      return Promise.reject(new TypeError('no line'));
    });
    await followStream({ path: '/events', signal: leave.signal, onEvent: () => undefined, onBreak: () => undefined });
    expect(seen).toHaveBeenCalledWith('/events', 'Bearer a token');
  });

  /** One answer for every try, for a minute. @returns the times of the tries and of the readings by query, in ms */
  const aMinuteOf = async (answer: () => Response) => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const leave = new AbortController();
    const start = Date.now();
    const tries: number[] = [];
    const readings: number[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
      tries.push(Date.now() - start);
      return Promise.resolve(answer());
    });
    const onBreak = () => void readings.push(Date.now() - start);
    const done = followStream({ path: '/events', signal: leave.signal, onEvent: () => undefined, onBreak });
    await jest.advanceTimersByTimeAsync(60_000);
    leave.abort();
    await done;
    return { tries, readings };
  };
  const every10s = [0, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000];

  it('leaves its place to the stream that took it, and reads by query', async () => {
    const replaced = () => new Response(bodyOf(['id: 1\ndata: a\n\nretry: 60000\nevent: replaced\ndata: {}\n\n']));
    expect(await aMinuteOf(replaced)).toEqual({ tries: [0], readings: every10s });
  });

  it.each([400, 401, 403, 404, 406])('asks once where it is refused by %i, and reads by query', async (status) => {
    const refused = () => new Response('{}', { status });
    expect(await aMinuteOf(refused)).toEqual({ tries: [0], readings: every10s });
  });

  it.each([429, 503])('comes again no sooner than a refusal by %i says', async (status) => {
    const refused = () => new Response('{}', { status, headers: { 'retry-after': '20' } });
    const { tries, readings } = await aMinuteOf(refused);
    expect(tries).toEqual([0, 21_000, 43_000]);
    expect(readings).toEqual(tries);
  });
});
