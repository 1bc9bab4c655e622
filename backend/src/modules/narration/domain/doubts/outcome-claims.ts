import { type ClaimFinder, decidedBy, withoutSpeech } from './claim.js';

const SUCCESS = /\byou (?:\w+ )?(?:succeed|succeeded|manage|managed|won|prevailed)\b|\bit (?:works|worked)\b/i;
const FAILURE = /\byou (?:\w+ )?(?:fail|failed|could not|were beaten)\b|\b(?:in vain|to no avail|came to nothing)\b/i;

/** Whether the deed went well, as far as the sentence says so outright. */
export const outcomeClaims: ClaimFinder = (sentence, evidence) => {
  const told = withoutSpeech(sentence);
  const { success, check, deed } = evidence.facts;
  if (deed === null) return [];
  const because = decidedBy(
    evidence,
    check === null
      ? 'The deed needed no roll and succeeded.'
      : `Rolled ${check.roll}, needed ${check.chance} or less: ${success ? 'success' : 'failure'}.`,
  );
  return [
    ...(SUCCESS.test(told) ? [{ text: 'The deed succeeded', holds: success, because }] : []),
    ...(FAILURE.test(told) ? [{ text: 'The deed failed', holds: !success, because }] : []),
  ];
};
