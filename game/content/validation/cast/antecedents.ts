import { type CastWords, either, isPerson, type Known, saidBy } from './said-by.js';
import { type Token, tokensOf } from './tokens.js';

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
const isNamedSoon = (gender: keyof Known, after: readonly Token[], words: CastWords): boolean => {
  const end = after.findIndex(({ said }) => ENDS_CLAUSE.test(said));
  return after.slice(0, end === -1 ? after.length : end).some((token) => saidBy(token, words)[gender]);
};

interface Read {
  /** Pronouns that stand for nobody who was named before them. */
  readonly stray: readonly string[];
  /** Whom a reader knows of at the end. */
  readonly known: Known;
}
/** Reads a text after which `before` were known already. What somebody says in it is not judged. */
export const readPronouns = (text: string, before: Known, words: CastWords): Read => {
  const tokens = tokensOf(text);
  const stray: string[] = [];
  let known = before;
  let persons = before.he || before.she ? 1 : 0;
  tokens.forEach((token, at) => {
    const gender = token.isSpeech ? undefined : PRONOUNS[token.word];
    const isNamed = gender === undefined || known[gender];
    if (!isNamed && !(POSSESSIVES.has(token.word) && isNamedSoon(gender, tokens.slice(at + 1), words)))
      stray.push(token.said);
    if (isPerson(token)) persons += 1;
    known = either(known, saidBy(token, words));
    if (persons > 1) known = { ...known, they: true };
  });
  return { stray, known };
};
