import { CATALOGUE } from '../../content/catalogue.js';
import { situationOf } from '#test/support/situation-fixture.js';
import { linesOf } from '../../model/content/frame.js';
import { outcomeKey } from './fresh-offers.js';
import { pursuitsHere } from './pursuits-here.js';
import { anyRest, pursuitInTurn } from './pursuits-in-turn.js';

const TURNS = Array.from({ length: 60 }, (_, turn) => turn);
/** The pursuits that are offered on any of many turns after these outcomes. */
const offeredAfter = (usedOutcomes: readonly string[]): ReadonlySet<string> =>
  new Set(
    TURNS.flatMap((turn) => pursuitInTurn(CATALOGUE, situationOf({}, { turn, usedOutcomes }))).map(({ id }) => id),
  );
const [long] = pursuitsHere(CATALOGUE, situationOf()).filter(
  ({ kind, voiced, success, failure }) =>
    kind === 'explore' && voiced !== true && linesOf(success).length >= 6 && linesOf(failure).length >= 6,
);

it.each([true, false])('a pursuit of many lines is told twice for an outcome (%s) and then no more', (success) => {
  const id = long?.id ?? '';
  const told = outcomeKey(id, success);
  expect(offeredAfter([]).has(id)).toBe(true);
  expect(offeredAfter([told]).has(id)).toBe(true);
  expect(offeredAfter([told, told]).has(id)).toBe(false);
});

it.each([
  [25, false],
  [24, true],
])('wounds are bound by those who have some alone: %d of 25 hit points, %s', (hitPoints, isOffered) => {
  const rests = TURNS.map((turn) => anyRest(CATALOGUE, situationOf({}, { turn, hitPoints, maxHitPoints: 25 })));
  expect(rests.every(({ length }) => length === 1)).toBe(true);
  expect(rests.flat().some(({ id }) => id === 'leisure.rest-wounds')).toBe(isOffered);
});
