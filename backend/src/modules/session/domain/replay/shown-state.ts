import { type Session } from '../state/session.state.js';
import { hereOf } from '../rules/situation.js';

/** The state as far as a turn changes it, without the words of anybody: what is compared between two turns. */
export const shownState = (session: Session): object => {
  if (session.status === 'NotStarted') return { status: session.status };
  const { status, ending, head, withdrawn, holdings, standing, deedsDone, saga, spentOffers } = session;
  const { hitPoints, coins, inventory, companions, location } = holdings;
  const { gamePhase, frame, offers, movement, them = null } = standing;
  const { q, r, terrain, visitCount, isResolved, attempts } = hereOf(session);
  return {
    status,
    ending,
    head,
    withdrawn: withdrawn.map(([from, to]) => `${from}–${to}`),
    hitPoints,
    coins,
    location,
    inventory,
    companions,
    here: { q, r, terrain, visitCount, isResolved, attempts },
    gamePhase,
    encounter: frame,
    them,
    deedsDone,
    offers,
    movement: movement.map(({ q: toQ, r: toR, difficulty }) => ({ q: toQ, r: toR, difficulty })),
    spentOffers,
    saga,
  };
};
