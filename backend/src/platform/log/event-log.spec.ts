import { circumstances, logUnderTest } from '#test/support/log-under-test.js';
import { type AnyEvent } from '#contracts/shared/any-event.js';
import { type NewEvent, type RecordedEvent } from '../event-store/event-store.port.js';
import { LogUnavailableError, UnreadableEventError } from './log-errors.js';

const saved = (saveName: string, userId = 'ann'): AnyEvent => ({
  type: 'GameSaved',
  version: 1,
  data: {
    userId,
    saveId: 's',
    sessionId: 'x',
    characterId: 'c',
    saveName,
    turn: 3,
    isAutoSave: false,
    savedAt: '2026-03-14T19:00:00.000Z',
  },
});
const erased = (userId: string): AnyEvent => ({
  type: 'PersonErased',
  version: 1,
  data: { userId, erasedAt: '2026-03-14T19:00:00.000Z' },
});
const played: AnyEvent = {
  type: 'SavePlayed',
  version: 1,
  data: { userId: 'ann', saveId: 's', playedAt: '2026-03-14T19:00:00.000Z' },
};
const forwards = { direction: 'forwards', limit: 10 } as const;
const idsOf = (events: readonly NewEvent[]) => events.map(({ id }) => id);
const nameIn = (event: { readonly data: unknown } | undefined) =>
  (event?.data as { saveName: string } | undefined)?.saveName;

describe('append and read', () => {
  it('returns events with their place in the log', async () => {
    const { log } = logUnderTest();
    const outcome = await log.append('save-s', 'none', [saved('Before the mound'), played], circumstances());
    expect(outcome).toMatchObject({ status: 'appended', revision: 1n, position: 2n });
    const [first, second] = await log.readStream('save-s', forwards);
    expect(first).toEqual({
      ...saved('Before the mound'),
      id: outcome.events[0]?.id,
      metadata: circumstances(),
      stream: 'save-s',
      revision: 0n,
      position: 1n,
    });
    expect(second).toMatchObject({ ...played, revision: 1n });
    expect(await log.readStream('save-s', { direction: 'backwards', from: 1n, limit: 1 })).toEqual([second]);
  });

  it('stores nothing personal in clear', async () => {
    const { log, memory } = logUnderTest();
    await log.append('save-s', 'none', [saved('Ragnhild')], circumstances());
    expect(JSON.stringify(memory.recorded.map(({ data, metadata }) => data + metadata))).not.toContain('Ragnhild');
  });

  it('makes no key for persons without personal data', async () => {
    const { log, rows } = logUnderTest();
    await log.append('save-s', 'none', [played], circumstances());
    expect([rows.rows.size, rows.finds.length]).toEqual([0, 0]);
  });

  it('fetches the keys of a whole batch at once', async () => {
    const { log, memory, rows } = logUnderTest();
    for (const person of ['ann', 'bo', 'cy'])
      await log.append(`save-${person}`, 'none', [saved(person, person)], circumstances(person));
    const batch: readonly RecordedEvent[] = memory.recorded;
    const fresh = logUnderTest();
    for (const [person, row] of rows.rows) fresh.rows.rows.set(person, row);
    expect((await fresh.log.decodeMany(batch)).map(nameIn)).toEqual(['ann', 'bo', 'cy']);
    expect(fresh.rows.finds).toEqual([['ann', 'bo', 'cy']]);
  });
});

describe('an event in the wrong place', () => {
  it.each(['wallet-s', 'saves-s', 'save'])('is refused, and nothing is written: a save in %s', async (stream) => {
    const { log, memory } = logUnderTest();
    const append = log.append(stream, 'none', [played, saved('Ragnhild')], circumstances());
    await expect(append).rejects.toThrow(`SavePlayed belongs to streams save-<id>, not to ${stream}`);
    expect(memory.recorded).toEqual([]);
  });

  it('is refused where one of several belongs to another stream', async () => {
    const { log, memory } = logUnderTest();
    const append = log.append('save-s', 'none', [played, erased('ann')], circumstances());
    await expect(append).rejects.toThrow('PersonErased belongs to streams account-<id>');
    expect(memory.recorded).toEqual([]);
  });

  it('is refused where no area declares it', async () => {
    const { log } = logUnderTest();
    const unknown = { type: 'OathBroken', version: 1, data: {} } as unknown as AnyEvent;
    await expect(log.append('save-s', 'none', [unknown], circumstances())).rejects.toThrow(
      'OathBroken is not a declared',
    );
  });
});

describe('a log that can not be reached', () => {
  it('throws when it can not be read', async () => {
    const { log, store } = logUnderTest();
    store.isUnreadable = true;
    await expect(log.readStream('save-s', forwards)).rejects.toThrow(LogUnavailableError);
  });

  it('repeats an append of unknown outcome with the same ids, and writes once', async () => {
    const { log, store, memory, time } = logUnderTest();
    store.faults.push('lost-answer', 'lost-request');
    const outcome = await log.append('save-s', 'none', [saved('a'), played], circumstances());
    expect(outcome).toMatchObject({ status: 'appended', revision: 1n });
    expect(store.appends).toHaveLength(3);
    expect(new Set(store.appends.map(({ events }) => JSON.stringify(events))).size).toBe(1);
    expect(idsOf(memory.recorded)).toEqual(outcome.events.map(({ id }) => id));
    expect(time.waits).toHaveLength(2);
  });

  it('stays unknown when a repeat is unavailable, and ends in time', async () => {
    const { log, store, time } = logUnderTest();
    store.faults.push('lost-answer', 'unavailable', 'unavailable', 'unavailable', 'unavailable');
    expect(await log.append('save-s', 'none', [played], circumstances())).toMatchObject({ status: 'unknown' });
    expect(store.appends).toHaveLength(5);
    expect(time.waits.every((wait, n) => wait > 25 * 2 ** n && wait <= 50 * 2 ** n)).toBe(true);
  });

  it('begins no repeat after its time limit', async () => {
    const { log, store, time } = logUnderTest({ patience: { retries: 100, budgetMs: 3_000 } });
    store.faults.push(...Array.from({ length: 100 }, () => 'lost-request' as const));
    const began = time.ms;
    expect(await log.append('save-s', 'none', [played], circumstances())).toMatchObject({ status: 'unknown' });
    expect(time.ms - began).toBeLessThanOrEqual(3_000);
    expect(time.ms - began).toBeGreaterThan(1_000);
  });

  it('does not repeat an append that was certainly not written', async () => {
    const { log, store } = logUnderTest();
    store.faults.push('unavailable');
    expect(await log.append('save-s', 'none', [played], circumstances())).toMatchObject({ status: 'unavailable' });
    expect(store.appends).toHaveLength(1);
  });
});

describe('an erased person', () => {
  it('leaves placeholders in the events before and after it', async () => {
    const { log, keys, memory } = logUnderTest();
    await log.append('save-s', 'none', [saved('Ragnhild')], circumstances());
    await keys.destroy('ann');
    await log.append('save-s', 0n, [saved('Ragnhild again')], circumstances());
    expect((await log.readStream('save-s', forwards)).map(nameIn)).toEqual(['', '']);
    expect(memory.recorded[1]?.data).toContain('"sealed":"erased"');
  });

  it('is noticed in the log before the cached key expires', async () => {
    const { log, keysOfAnother, memory } = logUnderTest();
    await log.append('save-s', 'none', [saved('Ragnhild')], circumstances());
    await keysOfAnother().destroy('ann');
    await log.append('account-ann', 'none', [erased('ann')], circumstances());
    await log.append('save-s', 0n, [saved('written with the held key')], circumstances());
    expect(
      (await log.decodeMany(memory.recorded)).map(({ type, data }) => [
        type,
        'saveName' in data ? data.saveName : null,
      ]),
    ).toEqual([
      ['GameSaved', ''],
      ['PersonErased', null],
      ['GameSaved', ''],
    ]);
  });

  it('has the placeholders of the current version in events of older ones', async () => {
    const up = (data: { saveName: string }) => ({ ...data, saveName: `“${data.saveName}”` });
    const { log, keys } = logUnderTest({ upcasters: [{ type: 'GameSaved', from: 1, up }] });
    await log.append('save-s', 'none', [saved('Ragnhild')], circumstances());
    expect(nameIn((await log.readStream('save-s', forwards))[0])).toBe('“Ragnhild”');
    await keys.destroy('ann');
    const [event] = await log.readStream('save-s', forwards);
    expect([event?.version, nameIn(event)]).toEqual([2, '']);
  });
});

describe('an event that can not be read', () => {
  const altered = async (change: (event: RecordedEvent) => Partial<RecordedEvent>) => {
    const { log, memory, rows } = logUnderTest();
    await log.append('save-s', 'none', [saved('Ragnhild')], circumstances());
    const [event] = memory.recorded as [RecordedEvent];
    return { rows, read: () => log.decode({ ...event, ...change(event) }) };
  };

  it.each<[string, (event: RecordedEvent) => Partial<RecordedEvent>]>([
    ['a changed box', ({ data }) => ({ data: data.replace(/v1\.(....)/, 'v1.AAAA') })],
    ['a box of another event', () => ({ id: 'd4c1c7f5-43c1-4fd5-9a7b-2f0f3b4f8a11' })],
    ['text that is no JSON', ({ data }) => ({ data: data.slice(1) })],
    ['a person without a key', ({ metadata }) => ({ metadata: metadata.replaceAll('ann', 'nobody') })],
  ])('is named: %s', async (_, change) => {
    const { read } = await altered(change);
    await expect(read()).rejects.toThrow(UnreadableEventError);
    await expect(read()).rejects.toThrow('GameSaved in save-s at revision 0 can not be read');
  });
});
