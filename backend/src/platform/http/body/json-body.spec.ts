import * as fc from 'fast-check';
import { RejectedError } from '../rejected.error.js';
import { readJson } from './json-body.js';
import { MOST_ENTRIES, MOST_LEVELS } from './json-shape.js';

const read = (
  body: string | Buffer,
  headers: Record<string, string> = { 'content-type': 'application/json' },
): unknown => readJson({ headers }, Buffer.from(body));

const refusalOf = (body: string | Buffer, headers?: Record<string, string>): unknown => {
  try {
    return read(body, headers);
  } catch (error) {
    expect(error).toBeInstanceOf(RejectedError);
    const { status, code, details } = error as RejectedError;
    return [status, code, details?.['field']];
  }
};

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('the body of a request', () => {
  it('is the value of its JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5, stringUnit: 'grapheme' }), (value) => {
        const text = JSON.stringify(value);
        fc.pre(!/\\u0000|\\ud[89a-f]|"(__proto__|constructor|prototype)"/i.test(text));
        expect(read(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('is none where it is empty', () => expect(read('')).toBeUndefined());

  it('may begin with a byte order mark', () => expect(read('\ufeff{"a":1}')).toEqual({ a: 1 }));

  it.each([
    ['no JSON', '{"sessionId":', 'BAD_REQUEST', 'body'],
    ['no UTF-8', Buffer.from([0x22, 0xc3, 0x28, 0x22]), 'BAD_REQUEST', 'body'],
    ['a number without an end', '[1e999]', 'INVALID_FIELD', '0'],
    ['an object in a list in an object', '{"a":[{"b":-1e999}]}', 'INVALID_FIELD', 'a.0.b'],
    ['NUL', String.raw`{"a":"go\u0000home"}`, 'INVALID_FIELD', 'a'],
    ['half a character', String.raw`{"a":"\ud800"}`, 'INVALID_FIELD', 'a'],
    ['a name with half a character', String.raw`{"a":{"\udc00":1}}`, 'INVALID_FIELD', 'a'],
    ['a name given twice', '{"a":1,"b":{"a":1},"a":2}', 'INVALID_FIELD', 'a'],
    ['a name given twice in two spellings', String.raw`{"a":1,"\u0061":2}`, 'INVALID_FIELD', 'a'],
    ['__proto__', '{"a":{"__proto__":{"isStaff":true}}}', 'INVALID_FIELD', '__proto__'],
    ['__proto__ in another spelling', String.raw`{"\u005f_proto__":1}`, 'INVALID_FIELD', '__proto__'],
    ['constructor', '{"constructor":{"prototype":{"a":1}}}', 'INVALID_FIELD', 'constructor'],
    ['too many levels', nested(MOST_LEVELS + 1), 'INVALID_FIELD', 'body'],
    ['as many levels as fit in', nested(32_000), 'INVALID_FIELD', 'body'],
    ['too many entries', `[${'0,'.repeat(MOST_ENTRIES + 1)}0]`, 'INVALID_FIELD', 'body'],
  ])('is refused where it is or has %s', (_, body, code, field) => {
    expect(refusalOf(body)).toEqual([400, code, field]);
  });

  it('may have the most levels and entries', () => {
    expect(read(nested(MOST_LEVELS))).toEqual(JSON.parse(nested(MOST_LEVELS)));
    expect(read(`[${'0,'.repeat(MOST_ENTRIES)}0]`)).toHaveLength(MOST_ENTRIES + 1);
  });

  it('may say in a text what would be structure outside of one', () => {
    const value = { a: `${'[{'.repeat(50)}", "a": \\`, b: ['__proto__', 'constructor'] };
    expect(read(JSON.stringify(value))).toEqual(value);
  });

  it.each([
    ['application/json', 'ok'],
    ['application/json; charset=utf-8', 'ok'],
    ['application/json;charset="UTF-8"', 'ok'],
    ['application/json; charset=utf-16', 'refused'],
    ['application/json; charset=latin1', 'refused'],
  ])('has a charset: %s is %s', (type, verdict) =>
    expect(refusalOf('{}', { 'content-type': type })).toEqual(
      verdict === 'ok' ? {} : [415, 'UNSUPPORTED_MEDIA_TYPE', 'Content-Type'],
    ),
  );

  it('is not packed', () =>
    expect(refusalOf('{}', { 'content-type': 'application/json', 'content-encoding': 'gzip' })).toEqual([
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'Content-Encoding',
    ]));

  it('takes no longer for a text that was made to be slow', () => {
    const long = 64 * 1_024;
    for (const text of [
      `"${'\\'.repeat(long)}`,
      `"${'a'.repeat(long)}"`,
      `["a"${' '.repeat(long)}]`,
      '"'.repeat(long),
    ]) {
      const begun = performance.now();
      refusalOf(text);
      expect(performance.now() - begun).toBeLessThan(1_000);
    }
  });
});
