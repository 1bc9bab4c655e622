/** What models take for the beginning of somebody else's turn, or for an order. */
const ROLE = /\b(system|assistant|user|developer|human|ai|tool|instructions?|narrator|game ?master)\s*[:：]/giu;
/** Marks that end a fence, begin a heading, a list of code or a template of a model. */
const MARKS: Readonly<Record<string, string>> = {
  '<': '‹',
  '>': '›',
  '{': '(',
  '}': ')',
  '[': '(',
  ']': ')',
  '`': '’',
  '|': '/',
  '#': '',
  '*': '',
  _: ' ',
  '=': '-',
  '~': '-',
  '\\': '/',
};

/** The first letter's capital must stay readable, but nothing may look like a fence, a role or a page of its own. */
const cleaned = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[<>{}[\]`|#*_=~\\]/g, (mark) => MARKS[mark] ?? '')
    .replace(ROLE, '$1 –')
    .replace(/-{3,}/g, '–')
    .replace(/["“”„«»]/g, '’');
const cutAt = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/u, '')}…`;

/** A text that a person may have written, on one line, as data for a model. @param most in characters */
export const quotedData = (text: string, most: number): string =>
  cutAt(
    cleaned(text)
      .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
      .trim(),
    most,
  );

/** The same for a leaf, with its paragraphs. */
export const quotedLeaf = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => quotedData(paragraph, Infinity))
    .filter(Boolean)
    .join('\n');

/** A fence that nothing within can close: `quotedData` leaves no angle brackets. */
export const fenced = (tag: string, quoted: string): string => `<${tag}>\n${quoted}\n</${tag}>`;
