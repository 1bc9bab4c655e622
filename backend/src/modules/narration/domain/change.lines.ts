import { COINS_FOUND, COINS_GIVEN, COINS_LOST, HEALED, JOINED, LEFT, THINGS_GAINED, THINGS_LOST, type WoundDepth, WOUNDS } from '#contracts/content/common/voice.js';
import { type WoundSort } from '#contracts/content/frame.js';
import { offerContentOf } from '#contracts/content/tables.js';
import { type Voice } from '#contracts/content/voice.js';
import { type Companion } from '#contracts/rules/character.js';
import { type Deed } from '#contracts/session/shapes.js';
import { type TurnFacts } from './turn-facts.js';
import { type ChooseLine } from './choose-line.js';
import { aThing, capitalised, joined, someCoins } from './phrases.js';
import { said, type Sentence, spare } from './sentence.js';

const SORT: Readonly<Record<Deed['kind'], WoundSort>> = {
  force: 'blow', talk: 'blow', trade: 'blow', craft: 'mishap', flight: 'mishap', explore: 'mishap',
  gift: 'weariness', patience: 'weariness', rest: 'weariness', move: 'weariness',
};
const sortOf = (deed: Deed | null): WoundSort => offerContentOf(deed?.offerId ?? null)?.hurt ?? SORT[deed?.kind ?? 'move'];

/** Parts of full health. */
const DEEP = 0.12;
const GRAVE = 0.3;
const depthOf = (lost: number, max: number): WoundDepth => (lost >= max * GRAVE ? 'grave' : lost >= max * DEEP ? 'deep' : 'light');

/** A hard road tells of its own scratches, and a death of its own wound. */
const wound = ({ hitPointsLost, hero, deed, ending }: TurnFacts, voice: Voice, choose: ChooseLine): readonly Sentence[] => {
  if (hitPointsLost <= 0 || ending === 'death') return [];
  const depth = depthOf(hitPointsLost, hero.maxHitPoints);
  if (depth === 'light' && deed?.kind === 'move') return [];
  const lines = WOUNDS[sortOf(deed)][depth];
  return [said(choose('wound', depth === 'grave' ? lines : [...lines, ...voice.wounds]))];
};

/** Among people coins are given, elsewhere they are found. */
const GIVEN: readonly Deed['kind'][] = ['talk', 'gift', 'trade'];
const purse = ({ coinsDelta, faction, deed }: TurnFacts, choose: ChooseLine): readonly Sentence[] => {
  if (coinsDelta === 0) return [];
  const gained = GIVEN.includes(deed?.kind ?? 'move') ? COINS_GIVEN : COINS_FOUND;
  return [said(capitalised(choose('coins', coinsDelta > 0 ? gained : COINS_LOST, { coins: someCoins(Math.abs(coinsDelta), faction) })))];
};

const things = ({ itemsLost, itemsGained }: TurnFacts, choose: ChooseLine): readonly Sentence[] => [
  ...(itemsLost.length > 0 ? [said(choose('lost', THINGS_LOST, { things: joined(itemsLost.map(aThing)) }))] : []),
  ...(itemsGained.length > 0 ? [said(choose('gained', THINGS_GAINED, { things: joined(itemsGained.map(aThing)) }))] : []),
  ...(itemsGained.length === 1 ? itemsGained.map(({ description }) => spare(description)) : []),
];

const names = (companions: readonly Companion[]): string => joined(companions.map(({ name }) => name));
const company = ({ companionsJoined, companionsLeft }: TurnFacts, choose: ChooseLine): readonly Sentence[] => [
  ...(companionsLeft.length > 0 ? [said(choose('left', LEFT, { who: names(companionsLeft) }))] : []),
  ...(companionsJoined.length > 0 ? [said(choose('joined', JOINED, { who: names(companionsJoined) }))] : []),
];

/** What a turn cost and gained: flesh, coins, things, company. */
export const changeLines = (facts: TurnFacts, voice: Voice, choose: ChooseLine): readonly Sentence[] => [
  ...wound(facts, voice, choose),
  ...things(facts, choose),
  ...purse(facts, choose),
  ...company(facts, choose),
  ...(facts.hitPointsGained > 0 ? [said(choose('healed', HEALED))] : []),
];
