import { type ZodType } from 'zod';

/** A text within JSON, a bracket that opens, or one that closes. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{[]|[}\]]/gs;

/** The end of the JSON object that begins there; -1 where it does not end. */
const endOfBlock = (text: string, from: number): number => {
  let depth = 0;
  for (const { 0: token, index } of text.slice(from).matchAll(TOKENS)) {
    if ('{['.includes(token)) depth++;
    else if ('}]'.includes(token) && --depth === 0) return from + index + 1;
  }
  return -1;
};

/** The outermost objects in a text, whatever stands around them. */
const objectsIn = (text: string): readonly string[] => {
  const found: string[] = [];
  for (let from = text.indexOf('{'); from >= 0;) {
    const end = endOfBlock(text, from);
    if (end > 0) found.push(text.slice(from, end));
    from = text.indexOf('{', end > 0 ? end : from + 1);
  }
  return found;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/**
 * The value that fits the schema: the text itself, or the last such object in it, as some models fence their JSON and
 * others think aloud before it. Undefined: there is none.
 */
export const jsonInText = <T>(text: string, schema: ZodType<T>): T | undefined => {
  for (const candidate of [text.trim(), ...objectsIn(text).toReversed()]) {
    const value = schema.safeParse(parsed(candidate));
    if (value.success) return value.data;
  }
  return undefined;
};
