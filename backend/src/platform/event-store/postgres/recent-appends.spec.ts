import fc from 'fast-check';
import type { RecordedEvent } from '../event-store.port.js';
import { RecentAppends } from './recent-appends.js';

const event = (position: bigint, characters = 2): RecordedEvent => ({
  stream: 's',
  revision: position,
  position,
  id: String(position),
  type: 'T',
  version: 1,
  data: 'x'.repeat(characters),
  metadata: '',
});
const events = (first: bigint, count: number, characters = 2): RecordedEvent[] =>
  Array.from({ length: count }, (_, n) => event(first + BigInt(n), characters));
const positionsAfter = (recent: RecentAppends, position: bigint, limit = 10_000) =>
  recent.after(position, limit)?.map((one) => one.position);

describe('the newest appends of a process', () => {
  it('continue exactly where a reader is, and nowhere else', () => {
    const recent = new RecentAppends();
    recent.add(events(5n, 3));
    expect(positionsAfter(recent, 4n)).toEqual([5n, 6n, 7n]);
    expect(positionsAfter(recent, 5n, 1)).toEqual([6n]);
    expect([3n, 7n, 9n].map((position) => positionsAfter(recent, position))).toEqual([undefined, undefined, undefined]);
  });

  it('are forgotten before a gap: another process has appended there', () => {
    const recent = new RecentAppends();
    recent.add(events(1n, 3));
    recent.add(events(5n, 2));
    expect(positionsAfter(recent, 0n)).toBeUndefined();
    expect(positionsAfter(recent, 4n)).toEqual([5n, 6n]);
  });

  it('are forgotten after a restored log has gone back', () => {
    const recent = new RecentAppends();
    recent.add(events(1n, 9));
    recent.add(events(4n, 1));
    expect(positionsAfter(recent, 0n)).toBeUndefined();
    expect(positionsAfter(recent, 4n)).toBeUndefined();
  });

  it.each([
    ['1,000 events', 3_000, 2],
    ['2 Mi characters', 30, 300_000],
  ])('are at most %s', (_, count, characters) => {
    const recent = new RecentAppends();
    for (const one of events(1n, count, characters)) recent.add([one]);
    const held = positionsAfter(recent, BigInt(count) - 3n) ?? [];
    expect(held.at(-1)).toBe(BigInt(count));
    expect(positionsAfter(recent, 0n)).toBeUndefined();
  });

  it('give every reader the whole log in order, with reads where they have no answer', () => {
    const step = fc.record({ own: fc.boolean(), count: fc.integer({ min: 1, max: 40 }), reads: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const [recent, log, read] = [new RecentAppends(), [] as RecordedEvent[], [] as bigint[]];
        for (const { own, count, reads } of steps) {
          const appended = events(BigInt(log.length + 1), count);
          log.push(...appended);
          if (own) recent.add(appended);
          for (let n = 0; n < reads; n += 1) {
            const after = read.at(-1) ?? 0n;
            const page = recent.after(after, 7) ?? log.slice(Number(after), Number(after) + 7);
            read.push(...page.map(({ position }) => position));
          }
        }
        expect(read).toEqual(log.slice(0, read.length).map(({ position }) => position));
      }),
    );
  });
});
