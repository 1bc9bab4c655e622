import { type Catalogue } from '../../model/content/catalogue.js';
import { type Situation } from '../../model/encounter.js';
import { hereIn } from '../facts/here.js';
import { isPossible, type TellingPlace, withTrueLines } from '../facts/tellable.js';
import { hasLinesLeft, type IdentifiedLines, type LinesTold } from './fresh-offers.js';

/** What may be told where a player stands. */
export const toldHere = ({ factions }: Catalogue, situation: Situation): TellingPlace => ({
  here: hereIn(situation),
  unknown: factions[situation.faction].unknown,
});

/** Whether an offer is possible now, and for either outcome a line is left that may be told now. */
export const isFreshNow = (
  catalogue: Catalogue,
  situation: Situation,
  mayTell?: LinesTold,
): ((offer: IdentifiedLines) => boolean) => {
  const told = toldHere(catalogue, situation);
  const isLeft = hasLinesLeft(situation.usedOutcomes, mayTell);
  return (offer) => isPossible(offer, told) && isLeft(withTrueLines(offer, told));
};
