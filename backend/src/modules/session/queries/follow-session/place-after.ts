import { type ToldAfter } from '../story-rows.js';
import { type LastSeen } from './last-seen.js';

/** Greater than every turn: the place after all turns that an event changed. */
const AFTER_ALL_TURNS = 2 ** 31 - 1;

/**
 * Where a client's stream begins. Without a last item it begins after what the read models had shown; so does one
 * whose last position this session has not reached: it came from another log.
 */
export const placeAfter = (
  seen: LastSeen,
  { shown, newest }: { readonly shown: bigint; readonly newest: bigint },
): ToldAfter => {
  if (seen?.kind === 'sentence') return { position: -1n, turn: AFTER_ALL_TURNS, fromTurn: seen.turn };
  const position = seen && seen.position <= newest ? seen.position : shown;
  return { position, turn: AFTER_ALL_TURNS, fromTurn: 0 };
};
