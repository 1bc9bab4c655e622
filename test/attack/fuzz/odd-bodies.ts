import fc from 'fast-check';
import { type OpenApi, resolved, type Schema } from './open-api.js';

/** Values that no real person has: each has broken some server. */
const ODD: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[[]]],
  'a'.repeat(20_000),
  'nul\u0000',
  'half \ud800',
  '\u202Eback',
  '🛶'.repeat(50),
  '__proto__',
  { __proto__: { admin: true }, constructor: { prototype: {} } },
  { toString: 1, valueOf: null },
  "'; drop table events; --",
  '../../etc/passwd',
  '%00',
  '00000000-0000-0000-0000-000000000000',
  '9999999999999999999999999999',
];
const odd = fc.oneof(fc.constantFrom(...ODD), fc.string({ unit: 'binary', maxLength: 60 }), fc.jsonValue());

const ofType: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  string: fc.string({ unit: 'grapheme', maxLength: 40 }),
  number: fc.oneof(fc.integer({ min: -40, max: 60 }), fc.double()),
  integer: fc.integer({ min: -40, max: 60 }),
  boolean: fc.boolean(),
  object: fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue(), { maxKeys: 3 }),
};

const proper = (schema: Schema, known: fc.Arbitrary<string>): fc.Arbitrary<unknown> => {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.format === 'uuid') return known;
  // A field that may be null has two types.
  const type = [schema.type ?? 'string'].flat().find((one) => one !== 'null') ?? 'string';
  return ofType[type] ?? odd;
};

/**
 * Values near a schema: most fields as it says, some odd, missing or unexpected.
 * @param known ids, of which some exist
 */
const valuesNear = (given: Schema, api: OpenApi, known: fc.Arbitrary<string>): fc.Arbitrary<unknown> => {
  const schema = resolved(given, api);
  const orOdd = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 14, arbitrary: value }, { weight: 1, arbitrary: odd });
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(
      ([name, field]) => [name, valuesNear(field, api, known)] as const,
    );
    const record = fc.record(Object.fromEntries(fields), { requiredKeys: fields.slice(0, -1).map(([name]) => name) });
    const more = fc.tuple(record, fc.dictionary(fc.string(), odd, { maxKeys: 2 }));
    return orOdd(
      fc.oneof({ weight: 9, arbitrary: record }, { weight: 1, arbitrary: more.map(([a, b]) => ({ ...b, ...a })) }),
    );
  }
  if (schema.type === 'array') return orOdd(fc.array(valuesNear(schema.items ?? {}, api, known), { maxLength: 6 }));
  return orOdd(proper(schema, known));
};

/** Bodies as text: near a schema, and now and then no JSON at all. */
export const oddBodies = (schema: Schema, api: OpenApi, known: fc.Arbitrary<string>): fc.Arbitrary<string> => {
  const json = valuesNear(schema, api, known).map((value) => JSON.stringify(value));
  const cut = fc.tuple(json, fc.nat(200)).map(([text, length]) => text.slice(0, length));
  return fc.oneof(
    { weight: 18, arbitrary: json },
    { weight: 1, arbitrary: cut },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  );
};
