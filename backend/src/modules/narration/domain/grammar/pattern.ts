/** A form taken apart: what stands before each of its pools, and what stands last. */
export interface Pattern {
  readonly form: string;
  readonly pools: readonly string[];
  readonly between: readonly string[];
}
const PATTERNS = new Map<string, Pattern>();
/** Forms are few and stay, so that each is taken apart once. */
export const patternOf = (form: string): Pattern => {
  const known = PATTERNS.get(form);
  if (known) return known;
  const parts = form.split(/<([\w-]+)>/);
  const pattern = { form, pools: parts.filter((_, i) => i % 2 === 1), between: parts.filter((_, i) => i % 2 === 0) };
  PATTERNS.set(form, pattern);
  return pattern;
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const BEGINS = /[.!?]\s$/;
/** The clauses where they belong; one that begins a sentence gets its capital. */
export const together = ({ between }: Pattern, clauses: readonly string[]): string =>
  between.reduce(
    (line, words, i) =>
      line + (BEGINS.test(between[i - 1] ?? '') ? capital(clauses[i - 1] ?? '') : (clauses[i - 1] ?? '')) + words,
    '',
  );
