import { type KnownName, type LeafEvidence } from '#backend/modules/session/narration-facts/leaf-evidence.port.js';
import {
  ADVERB,
  type Claim,
  type ClaimFinder,
  CLAUSE,
  decidedBy,
  mentions,
  pattern,
  unlessEnded,
  withoutSpeech,
} from './claim.js';

const DEAD =
  `${CLAUSE}{name} (?:(?:is|was|lay|lies|fell|falls) (?:dead(?! (?:tired|set|drunk|asleep|certain|sure))|killed|slain|lifeless)|dies|died)` +
  `|${CLAUSE}you (?:killed|slew) {name}(?![’'])|corpse of {name}|{name}[’']s? (?:corpse|dead body)`;
const IS_IN =
  '(?:are|were|stand|stood|sat|lay|slept|woke|stayed|arrived|came|rode|walked|went)' +
  '(?: (?:now|again|still|back|alone|safe|once more|at last))? (?:in|at|into|to) {name}';
const IN_PLACE = `${CLAUSE}you ${ADVERB}(?:${IS_IN}|(?:reached|entered) {name})`;

const isIt = ({ is }: KnownName): string =>
  is === 'city' || is === 'ground' ? 'is a place of this saga' : 'belongs to this saga';

const known = (name: KnownName): Claim => ({
  text: `${name.name} ${isIt(name)}`,
  holds: true,
  because: [name.because],
});

const lifeOf = (sentence: string, name: KnownName, evidence: LeafEvidence): readonly Claim[] =>
  name.is === 'person' && pattern(DEAD, name.name).test(sentence)
    ? [{ text: `${name.name} is dead`, holds: unlessEnded(evidence, !name.alive), because: [name.because] }]
    : [];

/** The names of the saga in the sentence, and who of them it calls dead. */
export const nameClaims: ClaimFinder = (sentence, evidence) => {
  const told = withoutSpeech(sentence);
  return evidence.names
    .filter(({ name }) => mentions(told, name))
    .flatMap((name) => [known(name), ...lifeOf(told, name, evidence)]);
};

/** Where the sentence puts the player: in one city rather than another. */
export const placeClaims: ClaimFinder = (sentence, evidence) => {
  const told = withoutSpeech(sentence);
  const { city } = evidence.facts;
  return evidence.names
    .filter(({ name, is }) => is === 'city' && pattern(IN_PLACE, name).test(told))
    .map(({ name }) => ({
      text: `You are in ${name}`,
      holds: unlessEnded(evidence, city === name),
      because: decidedBy(evidence, city === null ? 'The leaf ends outside every city.' : `The leaf ends in ${city}.`),
    }));
};

const CAPITAL = /(?<=[\p{Ll},;:] )\p{Lu}\p{Ll}{2,}/gu;

/** Names that no event of the saga holds: words only, whoever they are. */
export const unknownNames: ClaimFinder = (sentence, { names }) =>
  [...new Set(withoutSpeech(sentence).match(CAPITAL) ?? [])]
    .filter((word) => !names.some(({ name }) => mentions(name, word)))
    .map((word) => ({ text: `${word} is named in no event: words only`, holds: null, because: [] }));
