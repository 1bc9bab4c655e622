import fc from 'fast-check';
import { MAX_APPEND_BYTES } from '#backend/platform/event-store/append-request.js';
import type { StoreUnderTest } from './store-under-test.js';
import { appended, idsOf, newEvent, newEvents, uniqueStream } from './event-store.samples.js';

/** Expected revisions, atomicity, idempotent repeats, refusals, and text that comes back as it went in. */
export const appendContract = (store: StoreUnderTest): void => {
  revisions(store);
  repeats(store);
  refusals(store);
  texts(store);
  races(store);
};

const all = { direction: 'forwards', limit: 1000 } as const;

const revisions = (store: StoreUnderTest): void => {
  it('starts a stream at revision 0 and goes on at the exact revision', async () => {
    const stream = uniqueStream();
    const first = appended(await store().append(stream, 'none', newEvents(1)));
    const second = appended(await store().append(stream, 0n, newEvents(1)));
    expect([first.revision, second.revision]).toEqual([0n, 1n]);
    expect(second.position).toBeGreaterThan(first.position);
  });

  it('reports revision and position of the last of several events', async () => {
    const stream = uniqueStream();
    const { revision, position } = appended(await store().append(stream, 'none', newEvents(3)));
    const events = await store().readStream(stream, all);
    expect(revision).toBe(2n);
    expect(events.at(-1)).toMatchObject({ revision, position });
  });

  it.each([
    ['a stream that exists already', 2, 'none', 1n],
    ['a stream that went on', 3, 0n, 2n],
    ['a stream that is not that far', 1, 4n, 0n],
    ['a stream that does not exist', 0, 0n, 'none'],
  ] as const)('conflicts on %s, names the actual revision and writes nothing', async (_, before, expected, actual) => {
    const stream = uniqueStream();
    const existing = newEvents(before);
    if (before > 0) appended(await store().append(stream, 'none', existing));
    expect(await store().append(stream, expected, newEvents(2))).toEqual({ status: 'conflict', actual });
    expect(idsOf(await store().readStream(stream, all))).toEqual(idsOf(existing));
  });
};

const repeats = (store: StoreUnderTest): void => {
  it('answers a repeat with the first success, also after later events', async () => {
    const stream = uniqueStream();
    const [start, repeated, later] = [newEvents(1), newEvents(2), newEvents(2)];
    await store().append(stream, 'none', start);
    const first = await store().append(stream, 0n, repeated);
    expect(await store().append(stream, 0n, repeated)).toEqual(first);
    appended(await store().append(stream, 2n, later));
    expect(await store().append(stream, 0n, repeated)).toEqual(first);
    expect(idsOf(await store().readStream(stream, all))).toEqual(idsOf([...start, ...repeated, ...later]));
  });

  it('answers a repeat of the first part with the revision and position of that part', async () => {
    const stream = uniqueStream();
    const events = newEvents(3);
    appended(await store().append(stream, 'none', events));
    const [, second] = await store().readStream(stream, all);
    expect(await store().append(stream, 'none', events.slice(0, 2))).toEqual({
      status: 'appended',
      revision: 1n,
      position: second?.position,
    });
  });

  it('compares ids only: other data under the same ids is a repeat, and the first data stay', async () => {
    const stream = uniqueStream();
    const event = newEvent();
    const first = await store().append(stream, 'none', [event]);
    expect(await store().append(stream, 'none', [{ ...event, data: '{"n":2}' }])).toEqual(first);
    expect(await store().readStream(stream, all)).toMatchObject([event]);
  });

  it('conflicts on old and new ids together, in either order', async () => {
    const stream = uniqueStream();
    const old = newEvents(2);
    appended(await store().append(stream, 'none', old));
    expect(await store().append(stream, 'none', [...old, newEvent()])).toEqual({ status: 'conflict', actual: 1n });
    expect(await store().append(stream, 'none', [newEvent(), ...old])).toEqual({ status: 'conflict', actual: 1n });
    expect(await store().append(stream, 'none', [...old].reverse())).toEqual({ status: 'conflict', actual: 1n });
    expect(await store().readStream(stream, all)).toHaveLength(2);
  });
};

const refusals = (store: StoreUnderTest): void => {
  it('refuses an append over 1 MiB, all its events together, and takes one close below', async () => {
    const stream = uniqueStream();
    const half = (bytes: number) => [
      newEvent({ data: JSON.stringify('x'.repeat(bytes / 2)) }),
      newEvent({ data: JSON.stringify('x'.repeat(bytes / 2)) }),
    ];
    expect(await store().append(stream, 'none', half(MAX_APPEND_BYTES + 2))).toEqual({
      status: 'too-large',
      limitBytes: MAX_APPEND_BYTES,
    });
    const wide = [newEvent({ data: JSON.stringify('草'.repeat(400_000)) })];
    expect(await store().append(stream, 'none', wide)).toMatchObject({ status: 'too-large' });
    expect(await store().readStream(stream, all)).toEqual([]);
    expect(await store().append(stream, 'none', half(MAX_APPEND_BYTES - 4096))).toMatchObject({ status: 'appended' });
  });

  const twice = newEvent();
  it.each([
    ['no events', []],
    ['an id that is no UUID', [newEvent({ id: 'seven' })]],
    ['an id in upper case', [newEvent({ id: newEvent().id.toUpperCase().replace(/^./, 'A') })]],
    ['an empty id', [newEvent({ id: '' })]],
    ['the same id twice', [twice, twice]],
    ['an empty type', [newEvent({ type: '' })]],
    ['a type of the server', [newEvent({ type: '$metadata' })]],
    ['a version that is no integer', [newEvent({ version: 1.5 })]],
    ['half a character', [newEvent({ data: '"\ud800"' })]],
    ['one bad event among good ones', [newEvent(), newEvent({ type: '' }), newEvent()]],
  ])('refuses %s as invalid and writes nothing', async (_, events) => {
    const stream = uniqueStream();
    expect(await store().append(stream, 'none', events)).toMatchObject({ status: 'invalid' });
    expect(await store().readStream(stream, all)).toEqual([]);
    expect(await store().append(stream, 'none', newEvents(1))).toMatchObject({ status: 'appended', revision: 0n });
  });

  it.each([
    ['an empty name', ''],
    ['a name of the server', '$streams'],
    ['a name of 256 characters', 'x'.repeat(256)],
    ['half a character', 'a\udc00'],
  ])('refuses %s of a stream as invalid', async (_, stream) => {
    expect(await store().append(stream, 'none', newEvents(1))).toMatchObject({ status: 'invalid' });
  });
};

const texts = (store: StoreUnderTest): void => {
  it('keeps any text of data and metadata', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.string({ unit: 'binary' }), async (json, odd) => {
        const stream = uniqueStream();
        const data = JSON.stringify(JSON.parse(json));
        const event = newEvent({ data, metadata: JSON.stringify({ [odd]: odd }) });
        appended(await store().append(stream, 'none', [event]));
        expect(await store().readStream(stream, all)).toMatchObject([{ ...event, stream, revision: 0n }]);
      }),
      { numRuns: 40 },
    );
  }, 30_000);

  it.each([
    ['zero character', '\u0000'],
    ['half a surrogate pair', '\ud83d'],
    ['line separators', '\u2028\u2029'],
    ['pirate flag', '🏴‍☠️'],
    ['right to left', '‮مرحبا‬'],
    ['backslashes and quotes', '\\\\"\'\\u0000{},NULL'],
    ['byte order mark', '\ufeff'],
    ['prototype', '__proto__'],
  ])('keeps %s in data, and unusual names of streams and types', async (label, text) => {
    const stream = `${uniqueStream()} 'quoted' {草原},"${label}"`;
    const event = newEvent({ type: 'Ærendet, "sagt"\\', version: 3, data: JSON.stringify({ text, [text]: 1 }) });
    appended(await store().append(stream, 'none', [event]));
    expect(await store().readStream(stream, all)).toMatchObject([{ ...event, stream }]);
  });
};

const races = (store: StoreUnderTest): void => {
  it('lets one of two different appends at the same revision win', async () => {
    const stream = uniqueStream();
    const results = await Promise.all(
      [newEvents(2), newEvents(2)].map((events) => store().append(stream, 'none', events)),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['appended', 'conflict']);
    expect(results).toContainEqual({ status: 'conflict', actual: 1n });
    expect(await store().readStream(stream, all)).toHaveLength(2);
  });

  it('writes once what is appended several times at once', async () => {
    const stream = uniqueStream();
    const events = newEvents(2);
    const results = await Promise.all(Array.from({ length: 5 }, () => store().append(stream, 'none', events)));
    expect(new Set(results.map((result) => appended(result).position)).size).toBe(1);
    expect(idsOf(await store().readStream(stream, all))).toEqual(idsOf(events));
  });

  it('takes a chain of appends that were sent without waiting', async () => {
    const stream = uniqueStream();
    const events = newEvents(10);
    const results = await Promise.all(
      events.map((event, n) => store().append(stream, n === 0 ? 'none' : BigInt(n - 1), [event])),
    );
    expect(results.map((result) => appended(result).revision)).toEqual(events.map((_, n) => BigInt(n)));
  });
};
