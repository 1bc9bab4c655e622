import { type Catalogue } from '../../model/content/catalogue.js';
import { type Pursuit } from '../../model/content/frame.js';
import { type Situation } from '../../model/encounter.js';
import { type Offer, type OfferKind } from '../../model/offer.js';
import { offersFor } from './encounter-offers.js';
import { type LinesTold } from './fresh-offers.js';
import { allInTurn } from './next-in-turn.js';
import { pursuitsHere } from './pursuits-here.js';
import { BANDAGE, isBadlyHurt, isRested, SEAT } from './resting.js';
import { isFreshNow } from './told-here.js';

/** On one turn in this many, a people's own pursuits come first. */
const OWN_TURNS = 2;
/** The kinds of deeds that may find something out. */
const FINDING: readonly OfferKind[] = ['explore', 'talk'];

const MOST_TIMES = 2;
/** A saga tells two lines of a pursuit for either outcome, or one of a short table: later sagas tell the others. */
const aFew: LinesTold = (lines) => Math.min(MOST_TIMES, Math.max(1, Math.floor(lines / 3)));

/** The pursuits with `isFirst`, then the others; each group begins with another one every turn. */
const firstOf = (
  pursuits: readonly Pursuit[],
  isFirst: (pursuit: Pursuit) => boolean,
  turn: number,
): readonly Pursuit[] => [
  ...allInTurn(pursuits.filter(isFirst), turn),
  ...allInTurn(
    pursuits.filter((pursuit) => !isFirst(pursuit)),
    turn,
  ),
];

/** A pursuit that has something new left and has rested: of this people's own, or one that finds something out. */
export const pursuitInTurn = (content: Catalogue, situation: Situation): readonly Offer[] => {
  const { faction, inventory, turn } = situation;
  const { ownPursuits } = content.factions[faction];
  const awake = pursuitsHere(content, situation)
    .filter(({ kind }) => kind !== 'rest' && (kind !== 'trade' || inventory.length > 0))
    .filter(isFreshNow(content, situation, aFew))
    .filter(isRested(situation));
  const isFirst =
    turn % OWN_TURNS === 0
      ? (pursuit: Pursuit): boolean => ownPursuits.has(pursuit)
      : ({ kind }: Pursuit): boolean => FINDING.includes(kind);
  return firstOf(awake, isFirst, turn).slice(0, 1).map(offersFor(content, situation));
};

/** The ways to rest here: a hurt player sees to wounds, any other just sits down. */
const restsHere = (content: Catalogue, situation: Situation): readonly Pursuit[] => {
  const other = situation.hitPoints < situation.maxHitPoints ? SEAT : BANDAGE;
  return pursuitsHere(content, situation).filter(({ kind, id }) => kind === 'rest' && id !== other);
};

/** A way to rest. One that was in no menu lately comes first. */
export const anyRest = (content: Catalogue, situation: Situation): readonly Offer[] =>
  firstOf(restsHere(content, situation), isRested(situation), situation.turn)
    .slice(0, 1)
    .map(offersFor(content, situation));

/** Rest for the hurt: always for those who are badly hurt, in turn for the others. */
export const restFor = (content: Catalogue, situation: Situation): readonly Offer[] => {
  const { hitPoints, maxHitPoints } = situation;
  const hasRested = restsHere(content, situation).every(isRested(situation));
  return hitPoints < maxHitPoints && (hasRested || isBadlyHurt(situation)) ? anyRest(content, situation) : [];
};
