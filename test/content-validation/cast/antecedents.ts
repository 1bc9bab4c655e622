import { type CastWords, either, isPerson, type Known, saidBy } from './said-by.js';
import { type CastToken, tokensOf } from './tokens.js';

const PRONOUNS: Readonly<Record<string, keyof Known>> = Object.fromEntries(
  (
    [
      ['he', ['he', 'him', 'his', 'himself']],
      ['she', ['she', 'her', 'hers', 'herself']],
      ['they', ['they', 'them', 'their', 'theirs', 'themselves']],
    ] as const
  ).flatMap(([gender, words]) => words.map((word) => [word, gender] as const)),
);
const POSSESSIVES: ReadonlySet<string> = new Set(['his', 'her', 'their']);
const ENDS_CLAUSE = /^[.?!;]$/;

/** ‘With his chin on his fists sat a man’: a possessive may stand before its noun. */
const isNamedSoon = (gender: keyof Known, after: readonly CastToken[], words: CastWords): boolean => {
  const end = after.findIndex(({ said }) => ENDS_CLAUSE.test(said));
  return after.slice(0, end === -1 ? after.length : end).some((token) => saidBy(token, words)[gender]);
};

const WHOEVER: ReadonlySet<string> = new Set(['who', 'that']);
/** Whether a pronoun stands for nobody. Pronouns in speech are not judged, nor the ‘he who’ of a proverb. */
const isStray = (token: CastToken, after: readonly CastToken[], known: Known, words: CastWords): boolean => {
  const gender = PRONOUNS[token.word];
  if (gender === undefined || token.isSpeech || known[gender] || WHOEVER.has(after[0]?.word ?? '')) return false;
  return !(POSSESSIVES.has(token.word) && isNamedSoon(gender, after, words));
};

interface Read {
  /** Pronouns that stand for nobody who was named before them. */
  readonly stray: readonly string[];
  /** Whom a reader knows of at the end. */
  readonly known: Known;
}
/** Reads a text before which `before` were known already. */
export const readPronouns = (text: string, before: Known, words: CastWords): Read => {
  const tokens = tokensOf(text);
  const stray: string[] = [];
  let known = before;
  let persons = before.he || before.she ? 1 : 0;
  tokens.forEach((token, at) => {
    if (isStray(token, tokens.slice(at + 1), known, words)) stray.push(token.said);
    if (isPerson(token)) persons += 1;
    known = either(known, saidBy(token, words));
    if (persons > 1) known = { ...known, they: true };
  });
  return { stray, known };
};
