/** A reason not to read a body, and the field that has it. */
export interface BodyFault {
  readonly field: string;
  readonly message: string;
}

/** Far above the deepest and the longest valid body. */
export const MOST_LEVELS = 16;
export const MOST_ENTRIES = 2_000;

/** Names that change an object instead of becoming its fields, in one library or another. */
const NO_FIELDS = ['__proto__', 'constructor', 'prototype'];

/** A string with the colon that makes it a name, or a sign of structure. */
const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\],]/g;

const LONGEST_NAME = 64;
const nameFault = (name: string, names: Set<string>): BodyFault | null => {
  const field = name.slice(0, LONGEST_NAME);
  if (NO_FIELDS.includes(name)) return { field, message: `A field can't be named "${name}".` };
  if (names.has(name)) return { field, message: `The field "${field}" is given twice.` };
  names.add(name);
  return null;
};

/** The open lists and objects at a place of a text, each with its names so far. */
class Structure {
  private readonly open: Set<string>[] = [];
  private entries = 0;

  take(sign: string): BodyFault | null {
    if (sign === ',') this.entries += 1;
    else if (sign === '{' || sign === '[') this.open.push(new Set());
    else this.open.pop();
    if (this.open.length > MOST_LEVELS)
      return { field: 'body', message: `The body has more than ${MOST_LEVELS} levels, one within the other.` };
    return this.entries > MOST_ENTRIES
      ? { field: 'body', message: `The body has more than ${MOST_ENTRIES} entries.` }
      : null;
  }

  name(text: string): BodyFault | null {
    return nameFault(JSON.parse(text) as string, this.open.at(-1) ?? new Set());
  }
}

/**
 * What makes valid JSON unfit to be walked: too many levels or entries, a name given twice or one that changes an
 * object. Found in the text, since code that walks the value may itself run out of stack.
 */
export const shapeFault = (json: string): BodyFault | null => {
  const structure = new Structure();
  for (const [sign, text, colon] of json.matchAll(TOKENS)) {
    if (text !== undefined && colon === undefined) continue;
    const fault = text === undefined ? structure.take(sign) : structure.name(text);
    if (fault) return fault;
  }
  return null;
};

/** Postgres stores no NUL, UTF-8 no half of a surrogate pair. */
const UNSTORABLE = /\0|\p{Cs}/u;
const isUnstorable = (text: string): boolean => UNSTORABLE.test(text);

const partFault = (value: unknown, field: string): BodyFault | null => {
  if (typeof value === 'string' && isUnstorable(value))
    return { field, message: 'This text has a character that can not be written.' };
  if (typeof value === 'number' && !Number.isFinite(value)) return { field, message: 'This number is too large.' };
  return typeof value === 'object' && value !== null ? valueFault(value, field) : null;
};

/** What no field may hold, of a value whose shape is right. `within`: the path of the value itself. */
export const valueFault = (value: object, within = ''): BodyFault | null => {
  for (const [name, part] of Object.entries(value)) {
    const field = within === '' ? name : `${within}.${name}`;
    const fault = isUnstorable(name)
      ? {
          field: within === '' ? 'body' : within,
          message: 'The name of a field has a character that can not be written.',
        }
      : partFault(part, field);
    if (fault) return fault;
  }
  return null;
};
