import { ownWords } from '../policies/own-words.js';
import { type Policy } from '../policies/policy.js';
import { greedy } from '../policies/purposeful.js';
import { alwaysExplore, alwaysRest, alwaysTalk } from './always.js';
import { atRandom } from './at-random.js';
import { curious } from './curious.js';
import { type HabitName } from './habits.js';
import { walkThere } from './walk-there.js';
import { sameHex } from '#game/model/hex.js';
import { affordable, best, chanceOf, chosen } from '../policies/judge.js';
import { travel } from '../policies/travel.js';
import { anyWay } from './ways.js';

/** Goes back to where it came from, again and again. */
const toAndFro: Policy = (session, whim) => {
  const safest = best(affordable(session), (offer) => chanceOf(session, offer));
  const { frame, movement } = session.standing;
  if (frame !== null) return chosen(safest);
  const { movedFrom } = session.lastTurn;
  const back = movedFrom && movement.find((way) => sameHex(way, movedFrom));
  return back ? { moveTo: back } : (anyWay(session, whim) ?? chosen(safest));
};

const ENOUGH = 8;

/** Clicks the highest chance of every menu, once at each place, and then goes where the oath leads. */
const bestOdds: Policy = (session, whim, past) => {
  const safest = best(affordable(session), (offer) => chanceOf(session, offer));
  const isDone = past.some(
    ({ offerId, from }) => offerId !== null && offerId === safest?.id && sameHex(from, session.holdings.location),
  );
  if (session.standing.frame !== null || (safest && !isDone)) return chosen(safest);
  return travel(session, whim, ENOUGH) ?? chosen(safest);
};

export const HABIT_POLICIES: Readonly<Record<HabitName, Policy>> = {
  curious,
  'always-explore': alwaysExplore,
  'always-talk': alwaysTalk,
  'always-rest': alwaysRest,
  'free-text': ownWords,
  'best-odds': bestOdds,
  'at-random': atRandom,
  straight: greedy,
  'walk-there': walkThere,
  'to-and-fro': toAndFro,
};
