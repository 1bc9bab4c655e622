import { ADVERB, type ClaimFinder, CLAUSE, decidedBy, withoutSpeech } from './claim.js';

const told = (verbs: string): RegExp => new RegExp(`${CLAUSE}you ${ADVERB}(?:${verbs})(?=[.,;!?]| it\\b|$)`, 'i');
const SUCCESS = told('succeed(?:ed)?|managed?|prevailed');
const FAILURE = told('fail(?:ed)?|were beaten|[^,;:.]* (?:in vain|to no avail)');

/** Whether the deed went well, as far as the sentence says so outright. */
export const outcomeClaims: ClaimFinder = (sentence, evidence) => {
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
