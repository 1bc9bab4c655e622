import fc from 'fast-check';
import { type SseEvent, sseParser } from './sse-parser.js';

const parse = (...chunks: readonly string[]): readonly SseEvent[] => {
  const parser = sseParser();
  return chunks.flatMap((chunk) => parser.push(chunk));
};

describe('the parser of server-sent events', () => {
  it('reads name, data and id', () =>
    expect(parse('event: sentence\nid: 4.1\ndata: {"n":1}\n\n')).toEqual([
      { event: 'sentence', data: '{"n":1}', id: '4.1' },
    ]));
  it('joins lines of data', () =>
    expect(parse('data: a\ndata: b\n\n')).toEqual([{ event: 'message', data: 'a\nb', id: null }]));
  it('passes over comments and events without data', () => expect(parse(': still here\n\nevent: x\n\n')).toEqual([]));
  it('keeps what follows the first colon', () => expect(parse('data: a: b\n\n')[0]?.data).toBe('a: b'));
  it('gives nothing before the empty line', () => expect(parse('data: a\n')).toEqual([]));

  it('reads the same however the text is cut, whatever ends its lines', () => {
    const text = 'id: 1\ndata: one\n\n: beat\n\nevent: sentence\nid: 2.3\ndata: two\ndata: three\n\n';
    const whole = parse(text);
    fc.assert(
      fc.property(
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.array(fc.nat(text.length * 2), { maxLength: 6 }),
        (end, cuts) => {
          const written = text.replaceAll('\n', end);
          const at = [0, ...cuts.map((cut) => Math.min(cut, written.length)).sort((a, b) => a - b), written.length];
          // A lone CR ends a line only when the next character shows that it is not half of a CRLF.
          const chunks = [...at.slice(1).map((stop, i) => written.slice(at[i], stop)), ...(end === '\r' ? [':'] : [])];
          expect(parse(...chunks)).toEqual(whole);
        },
      ),
    );
  });
});
