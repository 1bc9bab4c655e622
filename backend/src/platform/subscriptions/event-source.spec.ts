import { MemorySource } from '#test/support/projections/memory-source.js';
import { sample } from '#test/support/projections/samples.js';
import { type Decode, decodedSource, type SourceEvent } from './event-source.js';
import { PoisonEventError } from './failures.js';

const recorded = new MemorySource(Array.from({ length: 5 }, (_, n) => sample('TokensGranted', {}, `e${n + 1}`)));

const readAll = async (decode: Decode<SourceEvent>): Promise<{ ids: readonly string[]; error: unknown }> => {
  const stop = new AbortController();
  const ids: string[] = [];
  try {
    for await (const batch of decodedSource(recorded, decode).subscribe({ after: null, signal: stop.signal })) {
      ids.push(...batch.map(({ id }) => id));
      if (ids.length === 5) stop.abort();
    }
  } catch (error) {
    return { ids, error };
  }
  return { ids, error: null };
};

describe('a decoded log', () => {
  it('is read a batch at a time', async () => {
    const sizes: number[] = [];
    const result = await readAll((batch) => {
      sizes.push(batch.length);
      return Promise.resolve(batch);
    });
    expect([result, sizes]).toEqual([{ ids: ['e1', 'e2', 'e3', 'e4', 'e5'], error: null }, [5]]);
  });

  it('returns the readable events before it names the unreadable one', async () => {
    const { ids, error } = await readAll((batch) =>
      batch.some(({ id }) => id === 'e3') ? Promise.reject(new TypeError('no such version')) : Promise.resolve(batch),
    );
    expect(ids).toEqual(['e1', 'e2']);
    expect(error).toBeInstanceOf(PoisonEventError);
    expect(error).toMatchObject({
      position: 3n,
      message: "TokensGranted e3 at position 3 can't be handled: no such version",
    });
  });

  it('does not report an outage as an unreadable event', async () => {
    const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(await readAll(() => Promise.reject(outage))).toEqual({ ids: [], error: outage });
  });
});
