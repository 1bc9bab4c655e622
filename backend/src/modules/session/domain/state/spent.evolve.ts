import { type TurnResolvedV6 } from '#contracts/session/events.js';
import { spentBy } from '../rules/setbacks.js';
import { offersSpentHere } from '../rules/spent-offers.js';
import { type SessionData } from './session.state.js';

const isDoorShut = ({ saga }: TurnResolvedV6): boolean =>
  saga?.happenings.some((happening) => happening.kind === 'setback' && happening.how === 'door') ?? false;

/** An encounter that stays open remembers the tried offers, and so does a place without an encounter. */
export const spentAfter = (before: SessionData, data: TurnResolvedV6): readonly string[] => {
  const {
    deed: { offerId },
    frame,
    cell,
  } = data;
  if (frame !== before.standing.frame || offerId === null) return [];
  if (frame !== null)
    return cell.isResolved ? [] : [...before.spentOffers, ...spentBy(before, data.deed, isDoorShut(data))];
  return offersSpentHere(before.spentOffers, data.deed, data.success);
};
