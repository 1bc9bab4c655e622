import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { claimIn } from './claims.js';
import { type ReleaseRule } from './release-rule.js';

const DIED =
  '(?:\\p{Ll}+ ){0,3}?(?:died|dies|drowned|was dead|is dead|lay dead|fell dead|dropped dead|was killed|was slain|breathed (?:his|her|their) last)\\b';
const KILLED =
  '(?:killed|kill|slew|slay|murdered|struck down|cut down|beheaded|cut the throat of|put an end to|finished off)';

const HERO_DIED: readonly RegExp[] = [
  /\byou (?:died|die|are dead|were dead|lay dead|fell dead|were killed|were slain|bled to death|drowned|breathed your last)\b/,
  /\byour (?:life|saga|story) (?:ended|was over|ends)\b/,
  /\bgame over\b/,
];
const HERO_LIVED: readonly RegExp[] = [
  /\byou (?:lived|survived|would live|got away|escaped|walked away)\b/,
  /\byou were (?:alive|safe)\b/,
];
/** Of those who have no name. */
const SOMEBODY_KILLED: readonly RegExp[] = [
  new RegExp(`\\byou (?:had )?${KILLED} (?:him|her|them|it|the|a|an|one|two|both)\\b`),
  /\b(?:he|she|they|it|the \p{Ll}+) (?:fell|dropped|went down) dead\b/u,
  /\bdied (?:at your feet|by your hand|on your (?:blade|sword|spear|knife))\b/,
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** By the whole name or its first word. */
const called = (name: string): string =>
  `(?:${[name, name.split(' ')[0] ?? name].map(escaped).join('|')})(?! ?[’'](?:s\\b)?)`;

/** People who live, as far as the player knows: no sentence may call them dead. */
const livingIn = ({ hero, companionsJoined, saga }: TurnFacts): readonly string[] => {
  const { people = [], happenings = [] } = saga ?? {};
  const died = happenings.flatMap((happening) => (happening.kind === 'person-died' ? [happening.person] : []));
  return [
    ...hero.companions,
    ...companionsJoined,
    ...people.filter(({ id, alive }) => alive && !died.includes(id)),
  ].map(({ name }) => name);
};

const someoneDied = (sentence: string, facts: TurnFacts): string | null =>
  claimIn(
    sentence,
    livingIn(facts).flatMap((name) => [
      new RegExp(`${called(name)} ${DIED}`),
      new RegExp(`\\byou (?:had )?${KILLED} ${called(name)}`),
    ]),
  );
const heroDied = (sentence: string, { ending }: TurnFacts): string | null => {
  if (ending === 'fallen' || ending === 'death') return claimIn(sentence, HERO_LIVED);
  return ending === null ? claimIn(sentence, HERO_DIED) : null;
};
const somebodyKilled = (sentence: string, { deed, success }: TurnFacts): string | null =>
  success && deed?.kind === 'force' ? null : claimIn(sentence, SOMEBODY_KILLED);

/** A death where nobody died, and a life where somebody did. */
export const deathsRule: ReleaseRule = {
  name: 'deaths',
  fault: (sentence, { facts }) => {
    const claim = heroDied(sentence, facts) ?? someoneDied(sentence, facts) ?? somebodyKilled(sentence, facts);
    return claim === null ? null : `“${claim}”, which the rules did not decide`;
  },
};
