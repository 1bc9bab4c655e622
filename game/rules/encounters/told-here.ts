import { type Catalogue } from '../../model/content/catalogue.js';
import { type Situation } from '../../model/encounter.js';
import { hereIn } from '../facts/here.js';
import { isPossible, type Told, withTrueLines } from '../facts/tellable.js';
import { hasLinesLeft, type IdentifiedLines, type LinesTold } from './fresh-offers.js';

/** What may be told where a player stands. */
export const toldHere = ({ factions }: Catalogue, situation: Situation): Told => ({
  here: hereIn(situation),
  unknown: factions[situation.faction].unknown,
});

/** Whether it is the time for an offer, and a line that may be told then is left for either outcome. */
export const isFreshNow = (
  catalogue: Catalogue,
  situation: Situation,
  mayTell?: LinesTold,
): ((offer: IdentifiedLines) => boolean) => {
  const told = toldHere(catalogue, situation);
  const isLeft = hasLinesLeft(situation.usedOutcomes, mayTell);
  return (offer) => isPossible(offer, told) && isLeft(withTrueLines(offer, told));
};
