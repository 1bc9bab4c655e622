import { type Companion, isPerson } from '../../model/character.js';
import { type Advice, type Temper, TEMPERS } from '../../model/content/counsel.js';
import { type Offer, type OfferKind, type Risk } from '../../model/offer.js';
import { type Standing } from '../../model/session.js';

/** The most companions who speak before a choice. */
const MOST_VOICES = 2;
/** With fewer offers, nobody gives advice. */
const FEWEST_OFFERS = 2;

/** Every companion keeps one way of judging, which follows from the name. The rules use the name for nothing else. */
export const temperOf = ({ name }: Pick<Companion, 'name'>): Temper => {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return TEMPERS[sum % TEMPERS.length] ?? 'wary';
};

const RISKS: readonly Risk[] = ['none', 'slight', 'serious', 'grave'];
const LIKED: Readonly<Record<'kind' | 'sly', readonly OfferKind[]>> = {
  kind: ['talk', 'gift', 'patience'],
  sly: ['craft', 'explore', 'flight'],
};

interface Judged {
  readonly offer: Offer;
  readonly chance: number;
}
/** How much somebody of a temper likes a choice: the highest is advised. */
const LIKING: Readonly<Record<Temper, (judged: Judged) => number>> = {
  wary: ({ offer, chance }) => chance - 100 * RISKS.indexOf(offer.risk),
  bold: ({ offer, chance }) => chance + 100 * RISKS.indexOf(offer.risk),
  kind: ({ offer, chance }) => chance + (LIKED.kind.includes(offer.kind) ? 100 : 0),
  sly: ({ offer, chance }) => chance + (LIKED.sly.includes(offer.kind) ? 100 : 0),
};

/** The least chance in percent that anybody advises, where there is a better one. */
const LEAST_CHANCE = 30;
const bestFor = (temper: Temper, choices: readonly Judged[]): Judged | undefined => {
  const hopeful = choices.filter(({ chance }) => chance >= LEAST_CHANCE);
  return (hopeful.length > 0 ? hopeful : choices).reduce<Judged | undefined>(
    (best, one) => (best === undefined || LIKING[temper](one) > LIKING[temper](best) ? one : best),
    undefined,
  );
};

/**
 * What the companions who are people say before a choice, in the order in which they speak: nothing at leisure, and no
 * more than two of them. Pure: the rules judge by it whether advice was taken, and the narrator tells it.
 */
export const counselOn = (
  { frame, offers }: Pick<Standing, 'frame' | 'offers'>,
  companions: readonly Companion[],
  chanceOf: (offer: Offer) => number | null,
): readonly Advice[] => {
  const choices = offers.flatMap((offer): readonly Judged[] => {
    const chance = chanceOf(offer);
    return chance === null ? [] : [{ offer, chance }];
  });
  if (frame === null || choices.length < FEWEST_OFFERS) return [];
  return companions
    .filter(isPerson)
    .slice(0, MOST_VOICES)
    .flatMap((companion) => {
      const temper = temperOf(companion);
      const best = bestFor(temper, choices);
      return best ? [{ companion: companion.id, temper, offerId: best.offer.id, chance: best.chance }] : [];
    });
};
