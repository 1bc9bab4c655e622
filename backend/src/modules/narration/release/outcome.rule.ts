import { claimIn } from './claims.js';
import { type ReleaseRule } from './release-rule.js';

const TRIED = '(?:attempt|effort|plan|trick|ruse|gamble|plea|bargain|search|blow|shot|throw|lie|bluff)s?';

const FAILED: readonly RegExp[] = [
  /\byou (?:had )?(?:failed|fail)\b(?! at)/,
  /\byou (?:lost the (?:fight|day|bargain)|were (?:beaten|defeated|overpowered|outwitted|driven (?:back|off)|turned away)|gave up)\b/,
  new RegExp(
    `\\byour ${TRIED} (?:had )?(?:failed|fails|missed|came to nothing|fell flat|went wrong|was wasted|were wasted)`,
  ),
  /\b(?:it|nothing) (?:did not|didn’t|had not) work(?:ed)?\b/,
  /\b(?:to no avail|all in vain|all for nothing)\b/,
];
/** A player who fails may still manage to stay on their feet. */
const SUCCEEDED: readonly RegExp[] = [
  /\byou (?:had )?(?:succeeded|succeed|prevailed|triumphed|won(?! (?:nothing|little)))\b/,
  /\byou (?:had )?(?:overcame|defeated|bested|outwitted|convinced|persuaded)\b/,
  /\byou managed to (?!stay|keep|get away|get out|hold|crawl|limp|stand|catch your|breathe)/,
  new RegExp(`\\byour ${TRIED} (?:had )?(?:worked|succeeded|struck home|paid off|landed)`),
  /\b(?:it|that) (?:had )?worked\b/,
  /\b(?:victory|the day|the fight) was yours\b/,
  /\b(?:he|she|they) (?:gave in|relented|surrendered|yielded)\b/,
];

/** A success told as a failure, or a failure as a success. The opening of a saga has no outcome. */
export const outcomeRule: ReleaseRule = {
  name: 'outcome',
  fault: (sentence, { facts: { deed, success } }) => {
    if (deed === null) return null;
    const claim = claimIn(sentence, success ? FAILED : SUCCEEDED);
    return claim === null ? null : `“${claim}” of a deed that ${success ? 'succeeded' : 'failed'}`;
  },
};

/** Whether a text says how the deed came out; what it may not say is none of it. */
export const tellsOutcome = (text: string, success: boolean): boolean =>
  claimIn(text, success ? SUCCEEDED : FAILED) !== null;
