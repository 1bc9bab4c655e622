import { SAGAS } from '#game/content/sagas.js';
import { attemptAt } from '#game/model/attempt.js';
import { linesIn } from '#game/model/content/clauses.js';
import { type ThreadKind } from '#game/model/content/saga-content.js';
import { type Deed } from '#game/model/deed.js';
import { type Happening } from '#game/model/saga.js';
import { ACQUAINTED_GRAMMAR, UNFORGOTTEN_GRAMMAR } from '#game/content/common/telling/saga.js';
import { deedOf, personOf, threadOf } from '#test/support/saga-fixture.js';
import { floorNarrator } from '../floor-narrator.js';
import { openedFacts } from '../opened-facts.fixture.js';
import { factsOf } from '../turn-facts.fixture.js';

const foe = personOf({ id: 'foe', name: 'Svein Jarlsson', gender: 'male', trade: 'ring-giver', role: 'foe' });
const gro = personOf({ id: 'p1', name: 'Gro Torsdottir' });
const met: Happening = { kind: 'person-met', person: 'p1' };

const told = (kind: ThreadKind, happenings: readonly Happening[], deed: Deed = deedOf({ kind: 'talk' })): string => {
  const key = SAGAS.vikings?.threads.find((one) => one.kind === kind)?.key ?? '';
  const thread = threadOf({ id: `${key}.7`, key, kind, them: 'p1', themName: gro.name });
  return floorNarrator({ ...factsOf({ deed }), saga: openedFacts('vikings', thread, [foe, gro], happenings) }).story;
};
const saysOneOf = (story: string, clauses: readonly string[]): boolean =>
  clauses.some((clause) => story.includes(clause));
const ACQUAINTED = linesIn(ACQUAINTED_GRAMMAR.pools['met'] ?? []);
const UNFORGOTTEN = Object.values(UNFORGOTTEN_GRAMMAR.pools).flatMap(linesIn);

describe('a matter that opens', () => {
  it.each(['debt', 'promise'] as const)('ties an old %s to somebody whose name is new', (kind) => {
    expect(saysOneOf(told(kind, [met]), ACQUAINTED)).toBe(true);
    expect(saysOneOf(told(kind, []), ACQUAINTED)).toBe(false);
  });

  it('is of no earlier days where the player has promised it in their own words', () => {
    const own = deedOf({ kind: 'talk', attempt: attemptAt('talk', { object: { of: 'person', id: 'p1' } }) });
    expect(saysOneOf(told('promise', [met], own), ACQUAINTED)).toBe(false);
  });

  it('follows from what was done to somebody, where it is a feud', () => {
    expect(saysOneOf(told('feud', [met]), UNFORGOTTEN)).toBe(true);
    expect(saysOneOf(told('feud', []), UNFORGOTTEN)).toBe(true);
  });
});
