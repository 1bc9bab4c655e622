/** @jest-environment node */
import type { NewEvent } from '../event-store.port.js';
import type { AppendBatch } from './append-batch.js';
import { createAppendQueue, type WriteOutcome } from './append-queue.js';

const event = (id: string): NewEvent => ({ id, type: 'T', version: 1, data: '{}', metadata: '{}' });
const idsOf = ({ appends }: AppendBatch): string[] => appends.flatMap(({ events }) => events.map(({ id }) => id));

/** Numbers the appends; refuses a batch that holds the event `bad`. */
const numbering = () => {
  const batches: string[][] = [];
  let first = 1;
  const write = (batch: AppendBatch): Promise<WriteOutcome> => {
    const ids = idsOf(batch);
    batches.push(ids);
    if (ids.includes('bad')) return Promise.resolve({ status: 'invalid', cause: 'bad' });
    first += ids.length;
    return Promise.resolve({ status: 'answered', answer: { first: String(first - ids.length) } });
  };
  return { batches, write };
};

describe('the queue of appends', () => {
  it('sends the first at once, and together those that arrive meanwhile', async () => {
    const { batches, write } = numbering();
    const heads: bigint[] = [];
    const recorded: string[] = [];
    const queue = createAppendQueue(write, (last, events) => {
      heads.push(last);
      recorded.push(...events.map(({ stream, revision, position, id }) => `${stream}@${revision} ${position} ${id}`));
    });
    const results = await Promise.all(['a', 'b', 'c'].map((id) => queue.append(id, 'none', [event(id)])));
    expect(batches).toEqual([['a'], ['b', 'c']]);
    expect(results).toEqual([1n, 2n, 3n].map((position) => ({ status: 'appended', revision: 0n, position })));
    expect(heads).toEqual([1n, 3n]);
    expect(recorded).toEqual(['a@0 1 a', 'b@0 2 b', 'c@0 3 c']);
  });

  it('sends the next appends of the writers of one batch together again', async () => {
    const { batches, write } = numbering();
    const queue = createAppendQueue(write, () => undefined);
    await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (id) => {
        await queue.append(id, 'none', [event(`${id}1`)]);
        await queue.append(id, 0n, [event(`${id}2`)]);
      }),
    );
    expect(batches.map(({ length }) => length)).toEqual([1, 4, 3]);
  });

  it('finds the refused append by halving, and writes the others', async () => {
    const { batches, write } = numbering();
    const queue = createAppendQueue(write, () => undefined);
    const results = await Promise.all(['a', 'b', 'c', 'bad', 'e'].map((id) => queue.append(id, 'none', [event(id)])));
    expect(results.map(({ status }) => status)).toEqual(['appended', 'appended', 'appended', 'invalid', 'appended']);
    expect(batches).toEqual([['a'], ['b', 'c', 'bad', 'e'], ['b', 'c'], ['bad', 'e'], ['bad'], ['e']]);
  });

  it.each(['unavailable', 'unknown'] as const)('answers %s to a whole batch, and goes on', async (status) => {
    const { write } = numbering();
    const outcomes: (() => Promise<WriteOutcome>)[] = [() => Promise.resolve({ status, cause: 'down' })];
    const queue = createAppendQueue(
      (batch) => (outcomes.shift() ?? (() => write(batch)))(),
      () => undefined,
    );
    expect(await queue.append('a', 'none', [event('a')])).toEqual({ status, cause: 'down' });
    expect(await queue.append('a', 'none', [event('a')])).toMatchObject({ status: 'appended' });
  });

  it('does not send an append that waited too long, and answers unavailable', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const { batches, write } = numbering();
    const queue = createAppendQueue(
      async (batch) => {
        await Promise.resolve();
        jest.advanceTimersByTime(6_000);
        return write(batch);
      },
      () => undefined,
    );
    const results = await Promise.all(['a', 'b'].map((id) => queue.append(id, 'none', [event(id)])));
    jest.useRealTimers();
    expect(results).toMatchObject([{ status: 'appended' }, { status: 'unavailable', cause: 'the log was too busy' }]);
    expect(batches).toEqual([['a']]);
  });

  it('settles the accepted appends before it closes, and accepts no more', async () => {
    const { write } = numbering();
    const queue = createAppendQueue(write, () => undefined);
    const taken = Promise.all(['a', 'b'].map((id) => queue.append(id, 'none', [event(id)])));
    await queue.close();
    expect((await taken).map(({ status }) => status)).toEqual(['appended', 'appended']);
    expect(await queue.append('a', 0n, [event('c')])).toMatchObject({ status: 'unavailable' });
  });
});
