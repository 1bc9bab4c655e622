import { Ajv2020 } from 'ajv/dist/2020.js';
import { exampleOf, sampleId } from './examples.js';
import { dataSchema, FEED_TYPES, PING } from './public-events.js';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const ajv = new Ajv2020({ allErrors: true, formats: { 'date-time': TIME } });
const TYPES = [...Object.values(FEED_TYPES), PING];

it.each(TYPES.map((feedType) => [feedType.type, feedType] as const))(
  '%s has an example that is as its schema says',
  (type, feedType) => {
    const isValid = ajv.compile(dataSchema(feedType, `https://game.example/${type}`));
    const example = exampleOf(feedType);
    isValid(example);
    expect(isValid.errors).toBeNull();
    expect(exampleOf(feedType)).toEqual(example);
  },
);

it('gives every field an id of its own that tells that it is of nobody', () => {
  const names = TYPES.flatMap(({ fields }) => Object.keys(fields)).filter((name) => name.endsWith('Id'));
  const ids = [...new Set(names)].map(sampleId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^00000000-0000-4000-8000-[0-9a-f]{12}$/);
});

it('knows no example for a schema that it does not know', () =>
  expect(() => exampleOf({ fields: { weight: { type: 'number' } } })).toThrow('weight'));

it.each(TYPES)('$type comes with one line that says when it is recorded', ({ when }) =>
  expect(when).toMatch(/^[A-Z][^\n|]{15,140}\.$/),
);
