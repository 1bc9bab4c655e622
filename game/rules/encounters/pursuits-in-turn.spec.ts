import { CATALOGUE } from '../../content/catalogue.js';
import { situationOf } from '#test/support/situation-fixture.js';
import { linesOf } from '../../model/content/frame.js';
import { outcomeKey } from './fresh-offers.js';
import { pursuitsHere } from './pursuits-here.js';
import { pursuitInTurn } from './pursuits-in-turn.js';

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
