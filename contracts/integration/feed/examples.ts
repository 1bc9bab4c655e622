import { type FeedType } from './public-events.js';
import { type ValueSchema } from './shown.js';

export const SAMPLE_TIME = '2026-01-01T00:00:00.000Z';

const DIGITS = 12;
const MOST = 16 ** DIGITS;

/** A number for a name, always the same. */
const numberOf = (name: string): number =>
  Array.from(name).reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % MOST, 7);

/** The UUID of a sample by its name, the same everywhere. Its eight zeros tell people that it is of nobody. */
export const sampleId = (name: string): string =>
  `00000000-0000-4000-8000-${numberOf(name).toString(16).padStart(DIGITS, '0')}`;

const valueOf = (field: string, { anyOf, enum: words, type, format }: ValueSchema): unknown => {
  if (Array.isArray(anyOf)) return valueOf(field, anyOf[0] as ValueSchema);
  if (Array.isArray(words)) return words[0] as unknown;
  if (type === 'boolean') return true;
  if (type === 'integer') return 1;
  if (type !== 'string') throw new TypeError(`no example is known for the field ${field}`);
  return format === 'date-time' ? SAMPLE_TIME : sampleId(field);
};

/** `data` as its schema has it. A field of the same name has the same value in every type, so that samples belong together. */
export const exampleOf = ({ fields }: Pick<FeedType, 'fields'>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([field, schema]) => [field, valueOf(field, schema)]));
