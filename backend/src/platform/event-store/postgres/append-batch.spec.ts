import type { NewEvent } from '../event-store.port.js';
import { unpacked } from './packed-payload.js';
import { batchOf, recordedBy, resultsOf, statementOf, takeBatch, type PendingAppend } from './append-batch.js';

const pending = (stream: string, count = 1, data = '{}'): PendingAppend => ({
  stream,
  expected: 4n,
  since: 0,
  settle: () => undefined,
  events: Array.from({ length: count }, (_, n): NewEvent => ({
    id: `${stream}-${n}`,
    type: 'T',
    version: 1,
    data,
    metadata: '{}',
  })),
});

describe('a batch of appends', () => {
  it('takes all waiting appends; those to one stream keep their order by turns', () => {
    const queue = [pending('a', 1), pending('b'), pending('a', 2), pending('a', 3)];
    const batch = takeBatch(queue);
    expect(queue).toEqual([]);
    expect(batch).toMatchObject({ turns: 3, turnOf: [1, 1, 2, 3] });
    expect(batch.appends.map(({ stream, events }) => stream + String(events.length))).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it.each([
    ['512 appends', Array.from({ length: 600 }, (_, n) => pending(String(n))), 512],
    ['16 turns of a stream', Array.from({ length: 40 }, () => pending('a')), 16],
    ['4 Mi characters', Array.from({ length: 9 }, (_, n) => pending(String(n), 1, 'x'.repeat(1_000_000))), 4],
    ['one append, however large', [pending('a', 1, 'x'.repeat(5_000_000)), pending('b')], 1],
  ])('holds at most %s', (_, queue, size) => {
    const waiting = [...queue];
    expect(takeBatch(queue).appends).toEqual(waiting.slice(0, size));
    expect(queue).toEqual(waiting.slice(size));
  });

  it('sends a single event by its own statement, else arrays of one length', () => {
    expect(statementOf(batchOf([pending('a')]))).toMatchObject({
      name: 'append-event',
      values: ['a', 4n, 'a-0', 'T', 1, '{}', '{}', null],
    });
    const { name, values } = statementOf(batchOf([pending('a', 2), pending('b'), pending('a')]));
    expect(name).toBe('append-events');
    expect(values.slice(0, 6)).toEqual([
      2,
      ['a', 'a', 'b', 'a'],
      [4n, 4n, 4n, 4n],
      [1, 2, 1, 1],
      [1, 1, 1, 2],
      ['a-0', 'a-1', 'b-0', 'a-0'],
    ]);
  });

  it('sends a long event packed, and not as text', () => {
    const long = pending('a', 1, JSON.stringify('The tide took it. '.repeat(60)));
    const { values } = statementOf(batchOf([long]));
    expect(values.slice(5, 7)).toEqual([null, null]);
    expect(unpacked(values[7] as Buffer)).toEqual({ data: long.events[0]?.data, metadata: '{}' });
    const both = statementOf(batchOf([pending('b'), long])).values;
    expect(both.slice(8)).toEqual([
      ['{}', null],
      ['{}', null],
      [null, values[7]],
    ]);
  });
});

describe('the results of a batch', () => {
  const batch = batchOf([pending('a', 2), pending('b'), pending('c', 3)]);

  it('follow from the first position when everything was written', () => {
    expect(resultsOf(batch, { first: '9007199254740993' })).toEqual([
      { status: 'appended', revision: 6n, position: 9007199254740994n },
      { status: 'appended', revision: 5n, position: 9007199254740995n },
      { status: 'appended', revision: 7n, position: 9007199254740998n },
    ]);
  });

  it('are conflicts where not every event is at its revision', () => {
    const answer = {
      first: '8',
      positions: ['8', '9', null, '3', '4', null],
      actuals: ['6', '6', '-1', '5', '5', '5'],
    };
    expect(resultsOf(batch, answer)).toEqual([
      { status: 'appended', revision: 6n, position: 9n },
      { status: 'conflict', actual: 'none' },
      { status: 'conflict', actual: 5n },
    ]);
  });

  it('are the events at their places, where every one was written just now', () => {
    const places = recordedBy(batch, { first: '7' }).map(({ stream, revision, position, id }) => [
      stream,
      revision,
      position,
      id,
    ]);
    expect(places).toEqual([
      ['a', 5n, 7n, 'a-0'],
      ['a', 6n, 8n, 'a-1'],
      ['b', 5n, 9n, 'b-0'],
      ['c', 5n, 10n, 'c-0'],
      ['c', 6n, 11n, 'c-1'],
      ['c', 7n, 12n, 'c-2'],
    ]);
    expect(recordedBy(batch, { first: '7', positions: ['3', '4', '7', '8', '9', '10'] })).toEqual([]);
  });
});
