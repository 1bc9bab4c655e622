import { type SessionEvent } from '#contracts/session/events.js';
import { type Attempt } from '#game/model/attempt.js';
import { type Cell } from '#game/model/cell.js';
import { type Companion, type Item } from '#game/model/character.js';
import { type Hex } from '#game/model/hex.js';
import { type Terrain } from '#game/model/world.js';
import { type StartedSession } from '#backend/modules/session/domain/state/session.state.js';
import { NOW } from './session-fixture.js';
import { begunWith, HRAFNSVIK, personOf, sagaOf, type StartOver } from './saga-fixture.js';
import { givenSession, resolvedIn, seedFor, take } from './turn-fixture.js';
import { testEncounters } from './test-encounters.js';

export const thing = (name: string, value = 4): Item => ({ name, quantity: 1, value, description: 'Worn.' });
export const companion = (over: Partial<Companion> = {}): Companion => ({
  id: 'c1',
  name: 'Halla',
  type: 'bodyguard',
  description: '',
  hitPoints: 12,
  maxHitPoints: 20,
  abilities: [],
  loyalty: 60,
  ...over,
});
/** Somebody who lives in Hrafnsvik. */
export const TOWNSMAN = personOf({
  id: 'p1',
  name: 'Grim Snorrason',
  gender: 'male',
  at: { ...HRAFNSVIK, name: 'Hrafnsvik' },
});

const cellAt = (at: Hex, terrain: Terrain, frame: string | null): Cell => ({
  q: at.q,
  r: at.r,
  terrain,
  visitCount: 1,
  frame,
  isResolved: frame === null,
  attempts: 0,
  lastTurn: 0,
  firstVisitAt: NOW,
  lastVisitAt: NOW,
});

/** A saga on quiet plains; elsewhere or otherwise by what is given. */
export const quietly = (over: StartOver = {}, terrain: Terrain = 'plains'): readonly SessionEvent[] => {
  const location = over.location ?? { q: 0, r: 3 };
  const frame = over.frame ?? null;
  return begunWith({
    gamePhase: frame === null ? 'exploration' : 'encounter',
    frame,
    offers: [],
    movement: [],
    location,
    cell: cellAt(location, terrain, frame),
    inventory: [thing('Dried cod', 1), thing('Coil of rope', 3), thing('Bearded axe', 12)],
    companions: [companion()],
    saga: sagaOf({ people: [TOWNSMAN] }),
    ...over,
  });
};
export const inTown = (over: StartOver = {}): readonly SessionEvent[] =>
  quietly({ location: HRAFNSVIK, gamePhase: 'city', ...over });
/** Before a ferryman, who has no name yet. */
export const atFerry = (over: StartOver = {}): readonly SessionEvent[] =>
  quietly({ frame: 'common/ferryman', ...over });

const command = (attempt: Attempt) => ({ action: 'in my own words', isCustomAction: true, attempt });

/** What an attempt comes to, with dice by which it goes as it should; `success` null where nothing is rolled. */
export const tried = (events: readonly SessionEvent[], attempt: Attempt, success: boolean | null = true) => {
  const diceSeed = success === null ? undefined : seedFor(events, command(attempt), success);
  const done = givenSession(...events).when(
    take('c1', { ...command(attempt), ...(diceSeed === undefined ? {} : { diceSeed }) }, testEncounters),
  );
  const happened = done.events();
  return { events: happened, turn: resolvedIn(happened), after: done.after as StartedSession };
};
