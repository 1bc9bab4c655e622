/*
 * PostgreSQL refuses U+0000 in text, and a lone surrogate has no UTF-8. Both may stand in what a person typed or a
 * model wrote, and nothing is stripped: they are stored as U+001A (substitute) and four hex digits. A text without
 * them, and without U+001A, is stored as it is.
 */
const MARK = '\u001a';
const UNSTORABLE: ReadonlySet<string> = new Set(['\u0000', MARK]);
const SUSPECTS = /[\p{Control}\p{Surrogate}]/gu;
const HEX_DIGITS = 4;

const escaped = (unit: string): string => MARK + unit.charCodeAt(0).toString(16).padStart(HEX_DIGITS, '0');
const isSurrogate = (unit: string): boolean => unit >= '\ud800' && unit <= '\udfff';

/** The text as its column holds it. */
export const storedText = (text: string): string =>
  text.replace(SUSPECTS, (unit) => (UNSTORABLE.has(unit) || isSurrogate(unit) ? escaped(unit) : unit));

/** The text that was stored. */
export const readText = (stored: string): string => {
  const [plain = '', ...rest] = stored.split(MARK);
  return (
    plain +
    rest.map((part) => String.fromCharCode(parseInt(part.slice(0, HEX_DIGITS), 16)) + part.slice(HEX_DIGITS)).join('')
  );
};

/** The stored text as a JSON string. Only what JSON must escape by its number can be unstorable: rare, and quick to see. */
export const storedTextJson = (text: string): string => {
  const quoted = JSON.stringify(text);
  return quoted.includes('\\u') ? JSON.stringify(storedText(text)) : quoted;
};
