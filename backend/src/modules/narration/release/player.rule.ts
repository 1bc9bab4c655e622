import { stemmer } from 'stemmer';
import { withoutSpeech } from './claims.js';
import { type ReleaseContext, type ReleaseRule } from './release-rule.js';

const SAYING =
  '(?:say|said|says|ask|asked|answer|answered|reply|replied|tell|told|call|called|shout|shouted|whisper|whispered|cry|cried|growl|growled|mutter|muttered|murmur|murmured|add|added|promise|promised|swear|swore|agree|agreed|admit|admitted|repeat|repeated)';
/** '“Go,” you said' and 'you said, “Go”'; '“Go.” You nodded to him' matches neither. */
const SAID = [
  new RegExp(`“([^”]*)”[,]? you (?!were\\b|was\\b)(?:\\p{Ll}+ ){0,2}?${SAYING}\\b`, 'iu'),
  new RegExp(`\\byou (?:\\p{Ll}+ ){0,4}?${SAYING}(?: [^“”.!?]{0,40})?[,:] “([^”]*)`, 'iu'),
];
/** Small resolutions are a narrator's to tell; what binds a player is not. */
const DECISIONS =
  /\byou (?:\p{Ll}+ly |had |then |at last )?(?:(decided|chose|agreed|consented) to (?=\p{Ll})|(vow(?:ed)?|accept(?:ed)?|refused|forgave|surrendered|confessed|betrayed)\b|(?:made up your mind to|swore (?:an oath|to|that|by)|promised (?:him|her|them|to|that))(?= )|will (?:not )?\p{Ll}+)/giu;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const stemsOf = (text: string): ReadonlySet<string> => new Set(plain(text).split(' ').map(stemmer));

/** A player's own words may be told as they wrote them. */
const isTheirs = (said: string, { facts: { freeText } }: ReleaseContext): boolean => {
  const words = plain(said);
  return words !== '' && freeText !== null && plain(freeText).includes(words);
};
const saidFault = (sentence: string, context: ReleaseContext): string | null => {
  const said = SAID.map((pattern) => pattern.exec(sentence)?.[1]).find((words) => words !== undefined);
  return said === undefined || isTheirs(said, context) ? null : `the player is made to say “${said}”`;
};
const decisionFault = (sentence: string, { deedWords }: ReleaseContext): string | null => {
  const done = stemsOf(deedWords);
  for (const [match] of withoutSpeech(sentence).matchAll(DECISIONS))
    if (![...stemsOf(match)].some((stem) => stem.length > 3 && done.has(stem)))
      return `the player is made to decide: “${match}”`;
  return null;
};

/** Words and decisions that the player did not take. What they chose or wrote themselves may be told, and at the opening the oath that is theirs. */
export const playerRule: ReleaseRule = {
  name: 'player',
  fault: (sentence, context) =>
    context.facts.deed === null ? null : (saidFault(sentence, context) ?? decisionFault(sentence, context)),
};
