import { type Catalogue } from '../../model/content/catalogue.js';
import { type Draw } from '../../model/draw.js';
import { type Encounter } from '../../model/encounter.js';
import { type Hex, sameHex } from '../../model/hex.js';
import { type Thread } from '../../model/saga.js';
import { reckoningFrame, reckoningOfFrame, spineOfferId } from '../../model/offer-ids.js';
import { offersFor } from './encounter-offers.js';
import { type SpineSituation } from './spine-situation.js';

/** Percentage of arrivals at which the other side of a matter that is due comes for it. */
const COMES = 70;

/** The matter of one kind that a person comes for: the first to run out, if possible one to be done elsewhere. */
export const cameFor = (open: readonly Thread[], at: Hex): Thread | undefined => {
  const byDay = [...open].sort((one, other) => one.dueDay - other.dueDay);
  return byDay.find(({ place }) => !sameHex(place, at)) ?? byDay[0];
};

const reckoned = (
  catalogue: Catalogue,
  key: string,
  situation: SpineSituation,
  them: string | null,
): Encounter | null => {
  const toOffer = offersFor(catalogue, situation);
  const offers = (catalogue.reckonings.get(key)?.ways ?? [])
    .map((way, n) => toOffer({ ...way, id: spineOfferId({ of: 'reckoning', key, n }) }))
    .filter(({ id }) => !situation.spentOffers.includes(id));
  if (offers.length === 0 || them === null) return null;
  return { frame: reckoningFrame(key), gamePhase: 'encounter', offers, them };
};

/** The other side of an open matter stops the player; null where none is due. Each kind comes only once in a while. */
export const reckoningAt = (catalogue: Catalogue, situation: SpineSituation, draw: Draw): Encounter | null => {
  const { saga, faction } = situation;
  const due = saga.reckonings[0];
  if (due === undefined || draw('reckoning', 100) > COMES) return null;
  return reckoned(catalogue, `${faction}/${due.kind}`, situation, due.them);
};

/** The open reckoning without its spent ways; null where none is open, or no way is left. */
export const reckoningAgain = (catalogue: Catalogue, situation: SpineSituation): Encounter | null =>
  reckoned(catalogue, reckoningOfFrame(situation.cell.frame) ?? '', situation, situation.them);
