import fc from 'fast-check';
import { MAX_APPEND_BYTES, refusalOf } from './append-request.js';
import type { NewEvent } from './event-store.port.js';

const event = (part: Partial<NewEvent> = {}): NewEvent => ({
  id: '0b0f8d2c-6d3c-4f4e-9b53-111111111111',
  type: 'SampleHappened',
  version: 1,
  data: '{}',
  metadata: '{}',
  ...part,
});
const sized = (bytes: number): NewEvent => event({ data: 'x'.repeat(bytes - 'SampleHappened'.length - '{}'.length) });

describe('what every event store refuses', () => {
  it('is nothing for a valid append', () => {
    expect(refusalOf('session-1', 'none', [event()])).toBeUndefined();
    expect(refusalOf('session-1', 0n, [event({ data: JSON.stringify('\ud800') })])).toBeUndefined();
  });

  it('is one byte over the limit, counted in UTF-8 over all events', () => {
    expect(refusalOf('s', 'none', [sized(MAX_APPEND_BYTES)])).toBeUndefined();
    expect(refusalOf('s', 'none', [sized(MAX_APPEND_BYTES + 1)])).toEqual({
      status: 'too-large',
      limitBytes: MAX_APPEND_BYTES,
    });
    expect(refusalOf('s', 'none', [event({ data: '草'.repeat(349_520) })])).toBeUndefined();
    expect(refusalOf('s', 'none', [event({ data: '草'.repeat(349_521) })])).toMatchObject({ status: 'too-large' });
  });

  it.each([
    ['no events', 's', 'none', []],
    ['a negative revision', 's', -1n, [event()]],
    ['an empty stream name', '', 'none', [event()]],
    ['a zero character in a name', 'a\0b', 'none', [event()]],
    ["a server's stream", '$all', 'none', [event()]],
    ['an id in upper case', 's', 'none', [event({ id: event().id.toUpperCase() })]],
    ['an id twice', 's', 'none', [event(), event()]],
    ['a version of zero', 's', 'none', [event({ version: 0 })]],
    ['a version beyond 32 bits', 's', 'none', [event({ version: 2 ** 31 })]],
    ['empty data', 's', 'none', [event({ data: '' })]],
    ['half a character in metadata', 's', 'none', [event({ metadata: '"\udfff"' })]],
  ] as const)('is %s, as invalid', (_, stream, expected, events) => {
    expect(refusalOf(stream, expected, events)).toMatchObject({ status: 'invalid', cause: expect.any(String) });
  });

  it('is text that UTF-8 would change', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (data) => {
        const survives = Buffer.from(data).toString() === data;
        expect(refusalOf('s', 'none', [event({ data })]) === undefined).toBe(survives);
      }),
    );
  });
});
