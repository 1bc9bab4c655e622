import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { COIN } from '#game/content/coin.js';
import { type ToldSoFar } from '../domain/continuation/rest-of-leaf.js';
import { type PieceFact } from '../domain/leaf.js';
import { shared, tellingWords } from '../domain/likeness.js';
import { wordsIn } from '../domain/phrases.js';
import { deedWordsOf } from '../game-master/deed-words.js';
import { claimIn } from './claims.js';
import { tellsOutcome } from './outcome.rule.js';
import { tellsHealing, tellsWound } from './wounds.rule.js';

/** A model that has said so much has begun with what was done, whatever its words. */
const BEGUN_WORDS = 30;
/** Words in common, from which on two texts speak of the same deed. */
const ALIKE = 2;
/** The part of a text's telling words that must stand in another, for both to say the same. */
const SAME = 0.5;

const WENT =
  /\byou (?:\p{Ll}+ ){0,2}?(?:went|walked|rode|rowed|sailed|climbed|crossed|followed|set (?:out|off)|came|left|waded|made for|headed|turned)\b/iu;
/** Words by which an outcome is told that are not enough to say it was told wrongly. */
const OUTCOME: Readonly<Record<'success' | 'failure', readonly RegExp[]>> = {
  success: [/\b(?:succeeded|worked|managed it|carried it off|gave way|gave in|relented|it was done)\b/],
  failure: [
    /\b(?:failed|missed|gave (?:it )?up|to no avail|for nothing|to nothing|no use|turned you away|would not (?:budge|move|give|hear))\b/,
  ],
};
const isOutcome = (shown: string, success: boolean): boolean =>
  tellsOutcome(shown, success) || claimIn(shown, OUTCOME[success ? 'success' : 'failure']) !== null;

const DEATH = /\b(?:dead|died|dies|killed|slain|slew|drowned|no longer breath(?:ed|ing))\b/i;

const namesAll = (shown: string, names: readonly string[]): boolean =>
  names.length > 0 && names.every((name) => shown.toLowerCase().includes((name.split(' ')[0] ?? name).toLowerCase()));

const speaksOf = (shown: string, things: TurnFacts['itemsGained']): boolean => {
  const words = tellingWords(shown);
  return things.length > 0 && things.every(({ name }) => shared(tellingWords(name), words) > 0);
};

const namesOf = ({ saga }: TurnFacts, kind: 'person-met' | 'person-died'): readonly string[] => {
  const ids = (saga?.happenings ?? []).flatMap((happening) => (happening.kind === kind ? [happening.person] : []));
  return (saga?.people ?? []).filter(({ id }) => ids.includes(id)).map(({ name }) => name);
};

const coinsIn = (shown: string, { faction }: TurnFacts): boolean => {
  const { one, many } = COIN[faction];
  return [one, many, 'coin', 'silver', 'purse'].some((word) => shown.toLowerCase().includes(word));
};

const factsIn = (shown: string, facts: TurnFacts): ReadonlySet<PieceFact> => {
  const company = [...facts.companionsJoined, ...facts.companionsLeft].map(({ name }) => name);
  const told: Readonly<Record<PieceFact, boolean>> = {
    wounds: tellsWound(shown),
    healing: tellsHealing(shown),
    coins: facts.coinsDelta !== 0 && coinsIn(shown, facts),
    things: speaksOf(shown, [...facts.itemsGained, ...facts.itemsLost]),
    company: namesAll(shown, company),
    meeting: namesAll(shown, namesOf(facts, 'person-met')),
    deaths: DEATH.test(shown) && namesAll(shown, namesOf(facts, 'person-died')),
  };
  return new Set((Object.keys(told) as PieceFact[]).filter((fact) => told[fact]));
};

/** What came of a deed is seen by what it brought. */
const hasGains = ({ coinsDelta, itemsGained, companionsJoined }: TurnFacts, told: ReadonlySet<PieceFact>): boolean =>
  (coinsDelta > 0 && told.has('coins')) ||
  (itemsGained.length > 0 && told.has('things')) ||
  (companionsJoined.length > 0 && told.has('company'));

const deedIn = (shown: string, facts: TurnFacts, told: ReadonlySet<PieceFact>): ToldSoFar['deed'] => {
  const { deed, success } = facts;
  if (deed === null) return 'untold';
  if (isOutcome(shown, success) || hasGains(facts, told)) return 'told';
  const isAbout =
    shared(tellingWords(deedWordsOf(facts)), tellingWords(shown)) >= ALIKE ||
    (deed.kind === 'move' && WENT.test(shown));
  return isAbout || wordsIn(shown) >= BEGUN_WORDS ? 'begun' : 'untold';
};

/** What sentences of a model that fell silent have told of their turn: cautious, so that nothing is told twice. */
export const toldSoFar = (shown: string, facts: TurnFacts): ToldSoFar => {
  const [told, words] = [factsIn(shown, facts), tellingWords(shown)];
  return {
    words: wordsIn(shown),
    facts: told,
    deed: deedIn(shown, facts, told),
    says: (text) => {
      const own = tellingWords(text);
      return own.size > 0 && shared(own, words) >= own.size * SAME;
    },
  };
};
