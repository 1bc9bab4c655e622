/*
 * PostgreSQL refuses U+0000 in text, and a lone surrogate has no UTF-8. Text of a person or a model may hold both, and
 * must stay complete: they are stored as U+001A (substitute) and four hex digits. Text without them, and without
 * U+001A, is stored unchanged.
 */
const MARK = '\u001a';
const UNSTORABLE: ReadonlySet<string> = new Set(['\u0000', MARK]);
const SUSPECTS = /[\p{Control}\p{Surrogate}]/gu;
const HEX_DIGITS = 4;

const escaped = (unit: string): string => MARK + unit.charCodeAt(0).toString(16).padStart(HEX_DIGITS, '0');
const isSurrogate = (unit: string): boolean => unit >= '\ud800' && unit <= '\udfff';

/** The text for its column. */
export const storedText = (text: string): string =>
  text.replace(SUSPECTS, (unit) => (UNSTORABLE.has(unit) || isSurrogate(unit) ? escaped(unit) : unit));

/** The original text. */
export const readText = (stored: string): string => {
  const [plain = '', ...rest] = stored.split(MARK);
  return (
    plain +
    rest.map((part) => String.fromCharCode(parseInt(part.slice(0, HEX_DIGITS), 16)) + part.slice(HEX_DIGITS)).join('')
  );
};

/**
 * The stored text as a JSON string. Only characters that JSON escapes by number can be unstorable: they are rare and
 * quick to find.
 */
export const storedTextJson = (text: string): string => {
  const quoted = JSON.stringify(text);
  return quoted.includes('\\u') ? JSON.stringify(storedText(text)) : quoted;
};
