import { COMMON, tablesOf } from '#game/content/tables.js';
import { type Person, type Saga } from '#game/model/saga.js';
import { type Outcome } from '#backend/modules/session/domain/rules/outcome.js';
import { advanceSaga } from '#backend/modules/session/domain/saga/advance-saga.js';
import { type JudgedTurn } from '#backend/modules/session/domain/saga/judged-turn.js';
import { deedOf, dice, sagaOf, startedWith } from './saga-fixture.js';

export const session = startedWith();
/** A storylet with somebody in the middle of it, and the encounter with it, closed and won. */
export const frame = [...tablesOf('vikings').frames, ...COMMON.frames].find(({ who, when }) => who && !when);
export const closed = { frame: frame?.key ?? '', won: true };

export const outcomeOf = (success: boolean, over: Partial<Outcome> = {}): Outcome => ({
  check: null,
  success,
  hitPointsLost: 0,
  hitPointsGained: 0,
  coinsDelta: 0,
  lost: null,
  found: null,
  shieldedBy: null,
  setback: null,
  effects: null,
  company: { companions: [], joined: [], left: [] },
  holdings: session.holdings,
  ...over,
});

/** What turn 7 changes in the spine, by dice that show what is given. */
export const advance = (saga: Saga, over: Partial<JudgedTurn> = {}, shown: Readonly<Record<string, number>> = {}) =>
  advanceSaga({
    session,
    saga,
    deed: deedOf(),
    outcome: outcomeOf(true),
    closed: null,
    at: { q: 0, r: 0 },
    turn: 7,
    draw: dice(shown),
    ...over,
  });

/** A session in which the player stands before this person. */
export const withThem = (them: Person) => ({
  session: { ...session, standing: { ...session.standing, them: them.id } },
  saga: sagaOf({ people: [them] }),
});
