import { type Catalogue } from '../../model/content/catalogue.js';
import { type Situation } from '../../model/encounter.js';
import { hereIn } from '../facts/here.js';
import { isPossible, type Told, withTrueLines } from '../facts/tellable.js';
import { hasLinesLeft, type IdentifiedLines } from './fresh-offers.js';

/** What may be told where a player stands. */
export const toldHere = ({ factions }: Catalogue, situation: Situation): Told => ({
  here: hereIn(situation),
  unknown: factions[situation.faction].unknown,
});

/** Whether it is the time for an offer, and one of the lines that may be told then is left for either outcome. */
export const isFreshNow = (
  catalogue: Catalogue,
  situation: Situation,
  most?: number,
): ((offer: IdentifiedLines) => boolean) => {
  const told = toldHere(catalogue, situation);
  const isLeft = hasLinesLeft(situation.usedOutcomes, most);
  return (offer) => isPossible(offer, told) && isLeft(withTrueLines(offer, told));
};
