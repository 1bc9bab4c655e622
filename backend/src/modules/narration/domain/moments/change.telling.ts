import { COINS_FOUND, COINS_GIVEN, COINS_LOST, HEALED, JOINED, LEFT, THINGS_GAINED, THINGS_LOST, type WoundDepth, WOUNDS } from '#contracts/content/common/voice.js';
import { HEAL_GRAMMAR, WOUND_GRAMMARS } from '#contracts/content/common/telling/body.js';
import { COINS_FOUND_GRAMMAR, COINS_GIVEN_GRAMMAR, COINS_LOST_GRAMMAR, JOINED_GRAMMAR, LEFT_GRAMMAR, THINGS_GAINED_GRAMMAR, THINGS_LOST_GRAMMAR } from '#contracts/content/common/telling/gains.js';
import { type WoundSort } from '#contracts/content/frame.js';
import { linesOfThing, offerContentOf } from '#contracts/content/tables.js';
import { type Companion } from '#contracts/rules/character.js';
import { type Deed } from '#contracts/session/shapes.js';
import { type Terrain } from '#contracts/world/world.js';
import { WOUND_LINES } from '../grammar/tables.js';
import { type Paragraph, piece, RANK } from '../leaf.js';
import { aThing, joined, someCoins } from '../phrases.js';
import { type TurnFacts } from '../turn-facts.js';
import { anyOf, type Moment, oneIn } from './moment.js';

const SORT: Readonly<Record<Deed['kind'], WoundSort>> = {
  force: 'blow', talk: 'blow', trade: 'blow', craft: 'mishap', flight: 'mishap', explore: 'mishap',
  gift: 'weariness', patience: 'weariness', rest: 'weariness', move: 'weariness',
};
/** Where a way that goes ill is a fall rather than a long day. */
const STEEP: readonly Terrain[] = ['mountains', 'hills'];
const sortOf = ({ deed, cell: { terrain } }: TurnFacts): WoundSort =>
  offerContentOf(deed?.offerId ?? null)?.hurt ?? ((deed?.kind ?? 'move') === 'move' && STEEP.includes(terrain) ? 'mishap' : SORT[deed?.kind ?? 'move']);

/** Parts of full health. */
const DEEP = 0.12;
const GRAVE = 0.3;
const depthOf = (lost: number, max: number): WoundDepth => (lost >= max * GRAVE ? 'grave' : lost >= max * DEEP ? 'deep' : 'light');

/** A hard road tells of its own scratches, and a death of its own wound; what is remarked of a wound fits no fever. */
const wound = ({ facts, teller }: Moment): Paragraph => {
  const { hitPointsLost, hero, deed, ending, faction } = facts;
  const depth = depthOf(hitPointsLost, hero.maxHitPoints);
  if (hitPointsLost <= 0 || ending === 'death' || (depth === 'light' && deed?.kind === 'move')) return [];
  const sort = sortOf(facts);
  const hurt = teller.fresh('wound', anyOf('wound', facts, [WOUND_GRAMMARS[sort][depth], WOUNDS[sort][depth], WOUND_GRAMMARS[sort][depth]]));
  const remark = sort !== 'weariness' && depth !== 'grave' && oneIn(2, facts, 'wound-remark') ? teller.fresh('wound-remark', [WOUND_LINES[faction]]) : null;
  return [...piece(RANK.change, hurt), ...piece(RANK.way, remark)];
};

/** Among people coins are given, elsewhere they are found. */
const GIVEN: readonly Deed['kind'][] = ['talk', 'gift', 'trade'];
const purse = ({ facts, teller }: Moment): Paragraph => {
  const { coinsDelta, faction, deed } = facts;
  if (coinsDelta === 0) return [];
  const isGiven = GIVEN.includes(deed?.kind ?? 'move');
  const [lines, grammar] = coinsDelta < 0 ? [COINS_LOST, COINS_LOST_GRAMMAR] : isGiven ? [COINS_GIVEN, COINS_GIVEN_GRAMMAR] : [COINS_FOUND, COINS_FOUND_GRAMMAR];
  const slots = { coins: someCoins(Math.abs(coinsDelta), faction) };
  return piece(RANK.change, teller.fresh('coins', anyOf('coins', facts, [grammar, grammar, lines]), slots) ?? teller.surely('coins', lines, slots));
};

const things = ({ facts, teller }: Moment): Paragraph => {
  const { itemsLost, itemsGained } = facts;
  const told = (purpose: string, items: typeof itemsLost, lines: readonly string[], grammar: typeof THINGS_LOST_GRAMMAR): Paragraph =>
    items.length === 0 ? [] : piece(RANK.change, teller.fresh(purpose, anyOf(purpose, facts, [grammar, lines]), { things: joined(items.map(aThing)) }));
  return [
    ...told('lost', itemsLost, THINGS_LOST, THINGS_LOST_GRAMMAR), ...told('gained', itemsGained, THINGS_GAINED, THINGS_GAINED_GRAMMAR),
    ...(itemsGained.length === 1 ? piece(RANK.way, teller.anew('thing', itemsGained.flatMap(linesOfThing))) : []),
  ];
};

const names = (companions: readonly Companion[]): string => joined(companions.map(({ name }) => name));
const company = ({ facts, teller }: Moment): Paragraph => {
  const { companionsJoined, companionsLeft } = facts;
  return [
    ...(companionsLeft.length > 0 ? piece(RANK.change, teller.fresh('left', [LEFT, LEFT_GRAMMAR], { who: names(companionsLeft) })) : []),
    ...(companionsJoined.length > 0 ? piece(RANK.change, teller.fresh('joined', [JOINED_GRAMMAR, JOINED], { who: names(companionsJoined) })) : []),
  ];
};

/** What a turn cost and gained: flesh, things, coins, company. */
export const changeTelling = (moment: Moment): Paragraph => [
  ...wound(moment), ...things(moment), ...purse(moment), ...company(moment),
  ...(moment.facts.hitPointsGained > 0 ? piece(RANK.people, moment.teller.fresh('healed', anyOf('healed', moment.facts, [HEAL_GRAMMAR, HEAL_GRAMMAR, HEALED]))) : []),
];
