/** Of a form every field is text; an empty one is none. */
const formOf = (raw: string): unknown =>
  raw.includes('=') ? Object.fromEntries([...new URLSearchParams(raw)].filter(([, value]) => value !== '')) : undefined;

/** What a call says: its JSON, or the fields of a form, which workflows can send too; undefined where it is neither. */
export const readBody = (raw: string): unknown => {
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return formOf(raw);
  }
};
