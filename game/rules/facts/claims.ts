import { type Here } from './here.js';
import { type ClaimWords, LEXICON } from './lexicon.js';

/** Quoted speech may be about other times, and a comparison names things that are not there: neither is a claim. */
const SPEECH = /“[^”]*”?/g;
const LIKENESS = /\b(?:like|as if|as though|as when|as one|than|as \w+ as)\b[^,;:.!?]*/gi;
/** What a line itself says of the world. */
export const saidIn = (line: string): string => line.replace(SPEECH, ' ').replace(LIKENESS, ' ');

/** What a line says of hour, weather, season and ground: its words declare it. */
export const claimsOf = (line: string): readonly ClaimWords[] => {
  const said = saidIn(line);
  return LEXICON.filter(({ words }) => words.test(said));
};

/** Whether all claims hold, each at one of the moments that the line tells of. */
export const areTrue = (claims: readonly ClaimWords[], heres: readonly Here[]): boolean =>
  claims.every(({ holds }) => heres.some(holds));

export type { ClaimWords };
