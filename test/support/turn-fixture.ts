import { type SessionEvent, type TurnResolvedV6 } from '#contracts/session/events.js';
import { type Encounters } from '#game/model/encounter.js';
import { encounters } from '#game/play/encounters.js';
import { type TakeTurn } from '#backend/modules/session/domain/session.commands.js';
import { sessionFold } from '#backend/modules/session/domain/state/session.fold.js';
import { type Session } from '#backend/modules/session/domain/state/session.state.js';
import { takeTurn } from '#backend/modules/session/domain/take-turn.decider.js';
import { givenEvents } from './given.js';
import { turnCommand } from './session-fixture.js';

export const givenSession = (...events: readonly SessionEvent[]) => givenEvents(sessionFold, ...events);

/** A turn by the game's encounters, or by these. */
export const take =
  (id: string, over: Partial<TakeTurn> = {}, by: Encounters = encounters) =>
  (session: Session) =>
    takeTurn(by)(turnCommand(id, over), session);

export const resolvedIn = (events: readonly SessionEvent[]): TurnResolvedV6 => {
  const [first] = events;
  if (first?.type !== 'TurnResolved') throw new Error('no turn was resolved');
  return first.data;
};

/** Attributes by which nearly every check succeeds, and by which nearly none does. */
export const able = {
  strength: 10,
  reflexes: 10,
  charisma: 10,
  intellect: 10,
  vigour: 10,
  perception: 10,
  endurance: 10,
};
export const feeble = { strength: 1, reflexes: 1, charisma: 1, intellect: 1, vigour: 1, perception: 1, endurance: 1 };

/** Dice with which this deed goes as it should: the first of a few seeds. */
export const seedFor = (events: readonly SessionEvent[], over: Partial<TakeTurn>, success: boolean): string => {
  const seeds = Array.from({ length: 40 }, (_, i) => (i + 16).toString(16).padStart(2, '0').repeat(32));
  const found = seeds.find(
    (diceSeed) =>
      resolvedIn(
        givenSession(...events)
          .when(take('try', { ...over, diceSeed }))
          .events(),
      ).success === success,
  );
  if (found === undefined) throw new Error('no such dice');
  return found;
};
