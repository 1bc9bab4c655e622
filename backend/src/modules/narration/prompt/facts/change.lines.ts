import { isHungry } from '#game/model/calendar.js';
import { type Companion, type Item } from '#game/model/character.js';
import { type WoundSort } from '#game/model/content/frame.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { numberWord, someCoins } from '../../domain/phrases.js';
import { woundSortOf } from '../../domain/wound-sort.js';

/** Parts of full health. */
const [DEEP, GRAVE] = [0.12, 0.3];
const SORT: Readonly<Record<WoundSort, string>> = {
  blow: 'from a blow',
  mishap: 'from a fall or a mishap',
  weariness: 'from weariness, cold or sickness',
};
const depthOf = (lost: number, max: number): string =>
  lost >= max * GRAVE ? 'grave' : lost >= max * DEEP ? 'deep' : 'light';

const wound = (facts: TurnFacts): readonly string[] => {
  const { hitPointsLost, hero, ending } = facts;
  if (hitPointsLost <= 0) return [];
  if (ending === 'death' || ending === 'fallen') return [`The hero took a mortal wound, ${SORT[woundSortOf(facts)]}.`];
  return [`The hero took a ${depthOf(hitPointsLost, hero.maxHitPoints)} wound, ${SORT[woundSortOf(facts)]}.`];
};

const thingWords = ({ name, quantity }: Item): string =>
  quantity > 1 ? `${name} (${numberWord(quantity)} of them)` : name;
const things = (verb: string, items: readonly Item[]): readonly string[] =>
  items.map((item) => `The hero ${verb}: ${thingWords(item)}.`);

const coins = ({ coinsDelta, faction }: TurnFacts): readonly string[] =>
  coinsDelta === 0
    ? []
    : [`The hero ${coinsDelta > 0 ? 'came by' : 'parted with'} ${someCoins(Math.abs(coinsDelta), faction)}.`];

const company = (companions: readonly Companion[], did: string): readonly string[] =>
  companions.map(({ name, type }) => `${name} (${type}) ${did}.`);

const hunger = ({ saga }: TurnFacts): readonly string[] => {
  if (!saga?.before) return [];
  const [was, is] = [isHungry(saga.before), isHungry(saga.calendar)];
  return was === is ? [] : [is ? 'The food ran out: hunger began.' : 'The hero ate their fill: hunger ended.'];
};

/** What a turn cost and gained: flesh, coins, things, company, food. */
export const changeLines = (facts: TurnFacts): readonly string[] => [
  ...wound(facts),
  ...(facts.hitPointsGained > 0 ? ['The hero’s wounds mended somewhat.'] : []),
  ...coins(facts),
  ...things('gained', facts.itemsGained),
  ...things('lost', facts.itemsLost),
  ...company(facts.companionsJoined, 'joined the hero'),
  ...company(facts.companionsLeft, 'is with the hero no more'),
  ...hunger(facts),
];
