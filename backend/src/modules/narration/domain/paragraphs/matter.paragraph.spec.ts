import { SAGAS } from '#game/content/sagas.js';
import { type Grammar } from '#game/model/content/clauses.js';
import { type ThreadKind } from '#game/model/content/saga-content.js';
import { type Happening } from '#game/model/saga.js';
import { sceneFrame } from '#game/model/offer-ids.js';
import {
  ASKED_AFAR_GRAMMAR,
  ASKED_ALL_THE_SAME_GRAMMAR,
  ASKED_GRAMMAR,
  REMINDED_GRAMMAR,
  TRIED_IN_VAIN_GRAMMAR,
  UNFORGOTTEN_GRAMMAR,
} from '#game/content/common/telling/matters.js';
import { deedOf, personOf, threadOf } from '#test/support/saga-fixture.js';
import { floorNarrator } from '../floor-narrator.js';
import { openedFacts } from '#test/support/narration/opened-facts.fixture.js';
import { saysOneOf } from '#test/support/narration/says-one-of.fixture.js';
import { factsOf } from '#test/support/narration/turn-facts.fixture.js';

const foe = personOf({ id: 'foe', name: 'Svein Jarlsson', gender: 'male', trade: 'ring-giver', role: 'foe' });
const gro = personOf({ id: 'p1', name: 'Gro Torsdottir' });
const met: Happening = { kind: 'person-met', person: 'p1' };

const told = (kind: ThreadKind, frameBefore: string | null = null, turn = 7, success = true): string => {
  const key = SAGAS.vikings?.threads.find((one) => one.kind === kind)?.key ?? '';
  const thread = threadOf({ id: `${key}.7`, key, kind, them: 'p1', themName: gro.name });
  return floorNarrator({
    ...factsOf({ deed: deedOf({ kind: 'talk' }), turn, frameBefore, success }),
    saga: openedFacts('vikings', thread, [foe, gro], [met]),
  }).story;
};
const cousin = SAGAS.vikings?.scenes.find(({ kind }) => kind === 'giver')?.key ?? '';

describe('a matter that opens', () => {
  it('is asked, remembered or threatened before it is told', () => {
    for (let turn = 0; turn < 40; turn++) {
      expect(saysOneOf(told('promise', null, turn), ASKED_GRAMMAR)).toBe(true);
      expect(saysOneOf(told('debt', null, turn), REMINDED_GRAMMAR)).toBe(true);
      expect(saysOneOf(told('feud', null, turn), UNFORGOTTEN_GRAMMAR)).toBe(true);
    }
  });

  it('is asked all the same after a deed that failed', () => {
    const { still = [] } = ASKED_ALL_THE_SAME_GRAMMAR.pools;
    const inSpite: Grammar = { forms: [], pools: { still } };
    expect(saysOneOf(told('promise', null, 7, false), inSpite)).toBe(true);
    expect(saysOneOf(told('promise'), inSpite)).toBe(false);
  });

  it('is asked by another mouth where the one to whom the oath was sworn had sent somebody', () => {
    const { request = [] } = ASKED_AFAR_GRAMMAR.pools;
    const ofSomebodySent: Grammar = { forms: [], pools: { request } };
    expect(saysOneOf(told('promise', sceneFrame(cousin)), ofSomebodySent)).toBe(true);
    expect(saysOneOf(told('promise'), ofSomebodySent)).toBe(false);
  });

  it('comes as no word from afar', () => {
    const afar = /word reached you|let you know|sent (?:you|to|word)/i;
    for (const { kind, key, ...content } of Object.values(SAGAS).flatMap(({ threads }) => threads))
      if (kind !== 'rumour') for (const line of content.opened) expect(`${key}: ${line}`).not.toMatch(afar);
  });
});

describe('a matter that lapses', () => {
  const lapsed = (tried: readonly string[]): string => {
    const content = SAGAS.vikings?.threads.find(({ kind }) => kind === 'promise');
    const thread = threadOf({ id: 'old.1', key: content?.key ?? '', kind: 'promise', state: 'lapsed' });
    const facts = openedFacts('vikings', thread, [foe, gro]);
    return floorNarrator({
      ...factsOf({ deed: deedOf({ kind: 'talk' }) }),
      saga: { ...facts, tried, happenings: [{ kind: 'thread-closed', thread: 'old.1', how: 'lapsed' }] },
    }).story;
  };

  it('is told as tried in vain by one who had gone there and failed', () => {
    const late: Grammar = { forms: [], pools: { late: TRIED_IN_VAIN_GRAMMAR.pools['late'] ?? [] } };
    expect(saysOneOf(lapsed(['old.1']), late)).toBe(true);
    expect(saysOneOf(lapsed([]), late)).toBe(false);
  });
});
