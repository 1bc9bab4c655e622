import { type Here } from './here.js';
import { type Claim, LEXICON } from './lexicon.js';

/** Somebody who speaks may speak of other times; what a thing is like, or would be, is not there. */
const SPEECH = /“[^”]*”?/g;
const LIKENESS = /\b(?:like|as if|as though|as when|as one|than|as \w+ as)\b[^,;:.!?]*/gi;
/** What a line itself says of the world. */
export const saidIn = (line: string): string => line.replace(SPEECH, ' ').replace(LIKENESS, ' ');

/** What a line says of hour, weather, season and ground: its words declare it. */
export const claimsOf = (line: string): readonly Claim[] => {
  const said = saidIn(line);
  return LEXICON.filter(({ words }) => words.test(said));
};

/** Whether all of it holds, each part at one of the moments that the line tells of. */
export const areTrue = (claims: readonly Claim[], heres: readonly Here[]): boolean =>
  claims.every(({ holds }) => heres.some(holds));

export type { Claim };
