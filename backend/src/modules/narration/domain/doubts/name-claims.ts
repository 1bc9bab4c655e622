import { type KnownName } from '#backend/modules/session/narration-facts/leaf-evidence.port.js';
import { type Claim, type ClaimFinder, decidedBy, mentions, withoutSpeech } from './claim.js';

const DEATH = /\b(?:dies|died|dead|killed|slain|slew|corpse|lifeless|last breath)\b/i;
const IN_PLACE = (name: string): RegExp =>
  new RegExp(`\\b(?:in|at|into|reach(?:ed)?|entered|before the gates? of)\\s+${name}\\b`, 'i');

const isIt = ({ is }: KnownName): string =>
  is === 'city' || is === 'ground' ? 'is a place of this saga' : 'belongs to this saga';

const known = (name: KnownName): Claim => ({
  text: `${name.name} ${isIt(name)}`,
  holds: true,
  because: [name.because],
});

const lifeOf = (sentence: string, name: KnownName): readonly Claim[] =>
  name.is === 'person' && DEATH.test(sentence)
    ? [{ text: `${name.name} is dead`, holds: !name.alive, because: [name.because] }]
    : [];

/** The names of the saga in the sentence, and who of them it calls dead. */
export const nameClaims: ClaimFinder = (sentence, { names }) => {
  const told = withoutSpeech(sentence);
  return names.filter(({ name }) => mentions(told, name)).flatMap((name) => [known(name), ...lifeOf(told, name)]);
};

/** Where the sentence puts the player: in one city rather than another. */
export const placeClaims: ClaimFinder = (sentence, evidence) => {
  const told = withoutSpeech(sentence);
  const { city } = evidence.facts;
  if (!/\byou\b/i.test(told)) return [];
  return evidence.names
    .filter(({ name, is }) => is === 'city' && IN_PLACE(name).test(told))
    .map(({ name }) => ({
      text: `You are in ${name}`,
      holds: city === name,
      because: decidedBy(evidence, city === null ? 'The leaf ends outside every city.' : `The leaf ends in ${city}.`),
    }));
};

const CAPITAL = /(?<=[\p{Ll},;:] )\p{Lu}\p{Ll}{2,}/gu;

/** Names that no event of the saga holds: words only, whoever they are. */
export const unknownNames: ClaimFinder = (sentence, { names }) =>
  [...new Set(withoutSpeech(sentence).match(CAPITAL) ?? [])]
    .filter((word) => !names.some(({ name }) => mentions(name, word)))
    .map((word) => ({ text: `${word} is named in no event: words only`, holds: null, because: [] }));
