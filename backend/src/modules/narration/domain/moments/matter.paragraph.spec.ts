import { SAGAS } from '#game/content/sagas.js';
import { linesIn } from '#game/model/content/clauses.js';
import { type ThreadKind } from '#game/model/content/saga-content.js';
import { type Happening } from '#game/model/saga.js';
import { UNFORGOTTEN_GRAMMAR } from '#game/content/common/telling/saga.js';
import { deedOf, personOf, threadOf } from '#test/support/saga-fixture.js';
import { floorNarrator } from '../floor-narrator.js';
import { openedFacts } from '../opened-facts.fixture.js';
import { factsOf } from '../turn-facts.fixture.js';

const foe = personOf({ id: 'foe', name: 'Svein Jarlsson', gender: 'male', trade: 'ring-giver', role: 'foe' });
const gro = personOf({ id: 'p1', name: 'Gro Torsdottir' });
const met: Happening = { kind: 'person-met', person: 'p1' };

const told = (kind: ThreadKind, happenings: readonly Happening[], turn = 7): string => {
  const key = SAGAS.vikings?.threads.find((one) => one.kind === kind)?.key ?? '';
  const thread = threadOf({ id: `${key}.7`, key, kind, them: 'p1', themName: gro.name });
  return floorNarrator({
    ...factsOf({ deed: deedOf({ kind: 'talk' }), turn }),
    saga: openedFacts('vikings', thread, [foe, gro], happenings),
  }).story;
};
const saysOneOf = (story: string, clauses: readonly string[]): boolean =>
  clauses.some((clause) => story.includes(clause));
const UNFORGOTTEN = Object.values(UNFORGOTTEN_GRAMMAR.pools).flatMap(linesIn);

describe('a matter that opens', () => {
  it('comes as no word from afar from somebody who is there', () => {
    const afar = /word reached you|let you know|sent (?:you|to|word)/i;
    for (let turn = 0; turn < 40; turn++) expect(told('promise', [met], turn)).not.toMatch(afar);
  });

  it('follows from what was done to somebody, where it is a feud', () => {
    expect(saysOneOf(told('feud', [met]), UNFORGOTTEN)).toBe(true);
    expect(saysOneOf(told('feud', []), UNFORGOTTEN)).toBe(false);
  });
});
