import { UNKNOWN_TO } from '#game/content/unknown.js';
import { areTrue as hold, type ClaimWords, claimsOf as claimsIn } from '#game/rules/facts/claims.js';
import { type Here } from '#game/rules/facts/here.js';

/** Nobody milks goats before a samurai. */
const UNKNOWN = [...UNKNOWN_TO].map(([people, words]): ClaimWords => ({
  kind: 'people',
  words,
  holds: ({ faction }) => faction !== people,
}));

/** What a line says of hour, weather, season and ground, and of the world that it is told in. */
export const claimsOf = (line: string): readonly ClaimWords[] => [
  ...claimsIn(line),
  ...UNKNOWN.filter(({ words }) => words.test(line)),
];
export const areTrue = hold;
export type { ClaimWords, Here };
