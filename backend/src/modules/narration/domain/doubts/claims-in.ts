import { type LeafEvidence } from '#backend/modules/session/narration-facts/leaf-evidence.port.js';
import { type Claim, type ClaimFinder } from './claim.js';
import { nameClaims, placeClaims, unknownNames } from './name-claims.js';
import { numberClaims } from './number-claims.js';
import { outcomeClaims } from './outcome-claims.js';
import { thingClaims } from './thing-claims.js';
import { timeClaims } from './time-claims.js';

const FINDERS: readonly ClaimFinder[] = [
  outcomeClaims,
  numberClaims,
  thingClaims,
  placeClaims,
  timeClaims,
  nameClaims,
  unknownNames,
];

/** All claims of a sentence that can be checked, each with the events that decide it. Nothing is guessed: what no event speaks of is words only. */
export const claimsIn = (sentence: string, evidence: LeafEvidence): readonly Claim[] =>
  FINDERS.flatMap((find) => find(sentence, evidence));

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** Whether a sentence stands on the leaf, however its white space is. */
export const standsOn = (story: string, sentence: string): boolean =>
  spaced(sentence) !== '' && spaced(story).includes(spaced(sentence));
