import { type Catalogue } from '../../model/content/catalogue.js';
import { spineOfferId } from '../../model/offer-ids.js';
import { type Offer } from '../../model/offer.js';
import { easier } from '../odds/difficulty.js';
import { offersFor } from './encounter-offers.js';
import { outcomeKey } from './fresh-offers.js';
import { type SpineSituation } from './spine-situation.js';

/** Boxes at which the fourth and the fifth way open, and at which every way is a step easier. */
const FOURTH_WAY = 8;
const FIFTH_WAY = 10;

/** A clue that was followed up, or a scene that showed a way, counts at the last test as this many boxes. */
const APPROACH = 2;

const openWays = (boxes: number): number => (boxes >= FIFTH_WAY ? 5 : boxes >= FOURTH_WAY ? 4 : 3);

/** The last test: boxes that were earned, and clues that were followed up, open more ways and make them easier (design section 9, 'odds'). */
export const testOffers = (content: Catalogue, situation: SpineSituation): readonly Offer[] => {
  const { oathKey, approaches } = situation.saga;
  const boxes = situation.saga.boxes + APPROACH * approaches;
  const ways = content.oaths.get(oathKey)?.test.offers ?? [];
  const toOffer = offersFor(content, situation);
  return ways.slice(0, openWays(boxes)).map((way, n) => {
    const offer = toOffer({ ...way, id: spineOfferId({ of: 'test', key: oathKey, n }) });
    return boxes >= FIFTH_WAY ? { ...offer, difficulty: easier(offer.difficulty) } : offer;
  });
};

export const hunterOffers = (content: Catalogue, situation: SpineSituation): readonly Offer[] => {
  const { threatKey } = situation.saga;
  const toOffer = offersFor(content, situation);
  return (content.threats.get(threatKey)?.hunter.offers ?? []).map((way, n) =>
    toOffer({ ...way, id: spineOfferId({ of: 'hunter', key: threatKey, n }) }),
  );
};

/** A step of the oath or a matter at its place gets easier each time that it fails: the player has learned from it. */
const triedBefore =
  ({ usedOutcomes }: SpineSituation) =>
  (offer: Offer): Offer =>
    usedOutcomes
      .filter((key) => key === outcomeKey(offer.id, false))
      .reduce<Offer>((now) => ({ ...now, difficulty: easier(now.difficulty) }), offer);

const stepOffers = (content: Catalogue, situation: SpineSituation): readonly Offer[] => {
  const { step, oathKey } = situation.saga;
  const offer = step === null ? undefined : content.oaths.get(oathKey)?.steps[step]?.offer;
  if (step === null || !offer) return [];
  return [offersFor(content, situation)({ ...offer, id: spineOfferId({ of: 'step', key: oathKey, n: step }) })];
};

const threadOffers = (content: Catalogue, situation: SpineSituation): readonly Offer[] =>
  situation.saga.threads.flatMap((key) => {
    const thread = content.threads.get(key);
    if (!thread) return [];
    return [offersFor(content, situation)({ ...thread.offer, id: spineOfferId({ of: 'thread', key }) })];
  });

/** The offers of the oath and the threads at a place without an encounter. */
export const oathOffers = (content: Catalogue, situation: SpineSituation): readonly Offer[] =>
  [...stepOffers(content, situation), ...threadOffers(content, situation)]
    .filter(({ id }) => !situation.spentOffers.includes(id))
    .map(triedBefore(situation));
