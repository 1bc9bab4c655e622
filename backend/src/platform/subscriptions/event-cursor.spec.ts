import { MemorySource } from '#test/support/projections/memory-source.js';
import { sample } from '#test/support/projections/samples.js';
import { eventually } from '#test/support/eventually.js';
import { EventCursor } from './event-cursor.js';
import { type SourceEvent } from './event-source.js';

const events = (count: number) => Array.from({ length: count }, (_, n) => sample('TokensGranted', {}, `e${n}`));
const positions = (taken: readonly SourceEvent[]): readonly number[] => taken.map(({ position }) => Number(position));

describe('the cursor', () => {
  it('returns the available events, in order, at most the requested number', async () => {
    const cursor = new EventCursor(new MemorySource(events(5)), { after: 1n, readAhead: 10 });
    expect(positions(await cursor.take(3))).toEqual([2, 3, 4]);
    expect(positions(await cursor.take(3))).toEqual([5]);
    await cursor.close();
  });

  it('waits for later events', async () => {
    const source = new MemorySource();
    const cursor = new EventCursor(source, { after: null, readAhead: 10 });
    const taken = cursor.take(10);
    source.append(...events(2));
    expect(positions(await taken)).toEqual([1, 2]);
    await cursor.close();
  });

  it('stops at a position', async () => {
    const cursor = new EventCursor(new MemorySource(events(5)), { after: null, readAhead: 10 });
    expect(positions(await cursor.take(10, 2n))).toEqual([1, 2]);
    expect(await cursor.take(10, 2n)).toEqual([]);
    expect(positions(await cursor.take(10))).toEqual([3, 4, 5]);
    await cursor.close();
  });

  it('reads ahead up to a limit', async () => {
    let read = 0;
    const source = new MemorySource(events(100));
    const counted = {
      head: () => source.head(),
      async *subscribe(options: Parameters<MemorySource['subscribe']>[0]): AsyncGenerator<readonly SourceEvent[]> {
        for await (const batch of source.subscribe({ ...options, maxBatch: 5 })) {
          read += batch.length;
          yield batch;
        }
      },
    };
    const cursor = new EventCursor(counted, { after: null, readAhead: 10 });
    await eventually(() => {
      expect(read).toBe(10);
    });
    expect(positions(await cursor.take(4))).toEqual([1, 2, 3, 4]);
    await eventually(() => {
      expect(read).toBe(15);
    });
    await cursor.close();
  });

  it('returns all events read before it throws the error', async () => {
    const failing = {
      head: () => Promise.resolve(null),
      async *subscribe(): AsyncGenerator<readonly SourceEvent[]> {
        yield await Promise.resolve(new MemorySource(events(2)).events);
        throw new Error('the line is cut');
      },
    };
    const cursor = new EventCursor(failing, { after: null, readAhead: 10 });
    expect(positions(await cursor.take(1))).toEqual([1]);
    expect(positions(await cursor.take(1))).toEqual([2]);
    await expect(cursor.take(1)).rejects.toThrow('the line is cut');
    await cursor.close();
  });

  it('throws the awaited position after too long a silence, and still returns later events', async () => {
    const source = new MemorySource(events(2));
    const cursor = new EventCursor(source, { after: null, readAhead: 10, patienceMs: 20 });
    expect(positions(await cursor.take(10, 3n))).toEqual([1, 2]);
    await expect(cursor.take(10, 3n)).rejects.toThrow(
      'no event arrived from the log within 20 ms: waited for events after position 2, up to 3',
    );
    source.append(...events(1));
    expect(positions(await cursor.take(10, 3n))).toEqual([3]);
    await cursor.close();
  });

  it('throws when the subscription ends by itself, but not when it is closed', async () => {
    const ending = {
      head: () => Promise.resolve(null),
      async *subscribe(): AsyncGenerator<readonly SourceEvent[]> {
        yield* await Promise.resolve([]);
      },
    };
    const cursor = new EventCursor(ending, { after: null, readAhead: 10 });
    await expect(cursor.take(1)).rejects.toThrow('the subscription to the log ended');
    const closed = new EventCursor(new MemorySource(), { after: null, readAhead: 10 });
    const taken = closed.take(1);
    await closed.close();
    expect(await taken).toEqual([]);
  });
});
