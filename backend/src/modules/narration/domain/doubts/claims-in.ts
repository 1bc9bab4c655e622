import { type LeafEvidence } from '#backend/modules/session/narration-facts/leaf-evidence.port.js';
import { ADVERB, type Claim, type ClaimFinder, CLAUSE, decidedBy, withoutSpeech } from './claim.js';
import { nameClaims, placeClaims, unknownNames } from './name-claims.js';
import { numberClaims } from './number-claims.js';
import { thingClaims } from './thing-claims.js';
import { timeClaims } from './time-claims.js';

const told = (verbs: string): RegExp => new RegExp(`${CLAUSE}you ${ADVERB}(?:${verbs})(?=[.,;!?]| it\\b|$)`, 'i');
const SUCCESS = told('succeed(?:ed)?|managed?|prevailed');
const FAILURE = told('fail(?:ed)?|were beaten|[^,;:.]* (?:in vain|to no avail)');

/** Whether the deed went well, as far as the sentence says so outright. */
const outcomeClaims: ClaimFinder = (sentence, evidence) => {
  const words = withoutSpeech(sentence);
  const { success, check, deed } = evidence.facts;
  if (deed === null) return [];
  const because = decidedBy(
    evidence,
    check === null
      ? 'The deed needed no roll and succeeded.'
      : `Rolled ${check.roll}, needed ${check.chance} or less: ${success ? 'success' : 'failure'}.`,
  );
  return [
    ...(SUCCESS.test(words) ? [{ text: 'The deed succeeded', holds: success, because }] : []),
    ...(FAILURE.test(words) ? [{ text: 'The deed failed', holds: !success, because }] : []),
  ];
};

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
