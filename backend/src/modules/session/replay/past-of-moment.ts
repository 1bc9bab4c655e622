import { type SessionEvent } from '#contracts/session/events.js';
import { type Hex } from '#game/model/hex.js';
import { isWithdrawn } from '../domain/state/living-line.js';
import { type StartedSession } from '../domain/state/session.state.js';
import { NEWEST_TURNS, wordedTurns } from '../views/world.view.js';

/** What a screen shows of earlier turns. */
export interface PastOfMoment {
  /** Words by turn. */
  readonly words: ReadonlyMap<number, string>;
  /** Where the newest turns of the living line ended, rising. */
  readonly places: readonly Hex[];
}
type Walked = AsyncIterable<SessionEvent> | Iterable<SessionEvent>;

/** The words that a telling gave the first edition; null for any other event. */
const toldBy = (event: SessionEvent): readonly [turn: number, story: string] | null => {
  if (event.type === 'TurnNarrated') return [event.data.turn, event.data.story];
  return event.type === 'TurnRetold' && event.data.edition === 1 ? [event.data.turn, event.data.story] : null;
};
const endedAt = (event: SessionEvent): readonly [turn: number, at: Hex] | null => {
  if (event.type === 'SessionStarted') return [0, event.data.location];
  return event.type === 'TurnResolved' ? [event.data.turn, { q: event.data.cell.q, r: event.data.cell.r }] : null;
};

/**
 * Read backwards from the moment, newest event first, no further than a screen shows: as many events in a saga of any
 * length.
 */
export const pastOfMoment = async (session: StartedSession, newestFirst: Walked): Promise<PastOfMoment> => {
  const wanted = new Set(wordedTurns(Object.values(session.cells).flatMap((cell) => (cell ? [cell] : []))));
  const [words, places] = [new Map<number, string>(), [] as Hex[]];
  const isLiving = (turn: number): boolean => turn <= session.head && !isWithdrawn(session.withdrawn, turn);
  for await (const event of newestFirst) {
    const told = toldBy(event);
    if (told && wanted.has(told[0]) && !words.has(told[0])) words.set(...told);
    const place = endedAt(event);
    if (place && place[0] > session.head - NEWEST_TURNS && isLiving(place[0])) places.push(place[1]);
    if (place && place[0] <= session.head - NEWEST_TURNS) break;
  }
  return { words, places: places.reverse() };
};
