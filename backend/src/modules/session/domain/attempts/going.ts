import { type Attempt } from '#game/model/attempt.js';
import { type MovementOption } from '#game/model/cell.js';
import { type Hex, hexDistance, sameHex } from '#game/model/hex.js';
import { moveBy } from '../rules/move-by.js';
import { type SessionData } from '../state/session.state.js';
import { type Judged } from './judged.js';
import { impossible } from './situated.js';

const aimOf = ({ place, object }: Attempt): (Hex & { readonly name?: string }) | null => {
  const aim = [place, object].find((ref) => ref?.of === 'place' || ref?.of === 'way');
  return aim?.of === 'place' || aim?.of === 'way' ? aim : null;
};

/** The way on offer that comes nearest to a place; null where none comes nearer than here. */
const wayTowards = ({ standing, holdings }: SessionData, aim: Hex): MovementOption | null =>
  standing.movement.reduce<MovementOption | null>((best, way) => {
    const least = hexDistance(best ?? holdings.location, aim);
    return hexDistance(way, aim) < least ? way : best;
  }, null);

/** A way of the map, or the first march towards a place that lies farther off. */
export const goingTo = (session: SessionData, attempt: Attempt): Judged => {
  const aim = aimOf(attempt);
  if (session.standing.frame !== null)
    return impossible('The way is not open while this stands before you. Deal with it first, or get away from it.');
  if (aim === null) return impossible('Which way? Name a direction, or a place that you know of.');
  if (sameHex(aim, session.holdings.location))
    return impossible(aim.name === undefined ? 'You are there already.' : `You are at ${aim.name} already.`);
  const way = wayTowards(session, aim);
  return way ? { deed: moveBy(way) } : impossible('There is no way from here that would bring you any nearer to it.');
};
