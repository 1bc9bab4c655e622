import { SAGAS } from '#game/content/sagas.js';
import { attemptAt } from '#game/model/attempt.js';
import { type ClueGain } from '#game/model/content/saga-content.js';
import { type Deed } from '#game/model/deed.js';
import { spineOfferId } from '#game/model/offer-ids.js';
import { type Thread } from '#game/model/saga.js';
import { companion } from '#test/support/attempt-fixture.js';
import { advance as advanceIn, closed, outcomeOf, session } from '#test/support/judged-turn-fixture.js';
import { CAVE, deedOf, sagaOf, sagaWorld, threadOf, threatOf } from '#test/support/saga-fixture.js';
import { sagaSituation } from './saga-situation.js';

const clues = SAGAS.vikings?.clues ?? [];
const clue = (gives: ClueGain, over: Partial<Thread> = {}): Thread => {
  const key = clues.find((one) => one.gives === gives)?.key ?? '';
  const place = { ...CAVE, name: 'Hellir' };
  return threadOf({ id: `${key}.3`, key, kind: 'rumour', them: 'foe', themName: 'Svein Jarlsson', place, ...over });
};
/** Nobody stands in the way. */
const atLeisure = { ...session, standing: { ...session.standing, frame: null } };
const advance: typeof advanceIn = (saga, over, shown) => advanceIn(saga, { session: atLeisure, ...over }, shown);
const looking = deedOf({ kind: 'explore', attribute: 'perception' });
/** Luck finds a clue, the first of those that are left, nearby. */
const LUCK = { lead: 1, 'which-lead': 1, place: 1 };
const opened = (over: Parameters<typeof advance>[1], shown: Readonly<Record<string, number>> = LUCK) =>
  advance(sagaOf(), { deed: looking, ...over }, shown).threads ?? [];

describe('a clue', () => {
  it.each<[string, Deed]>([
    ['looking round', looking],
    ['listening to people', deedOf({ kind: 'talk' })],
    ['waiting with open ears', deedOf({ kind: 'patience' })],
    ...(['ask', 'work', 'gamble', 'worship'] as const).map((key): [string, Deed] => [
      `a town’s ${key}`,
      deedOf({ kind: 'craft', offerId: spineOfferId({ of: 'service', faction: 'vikings', key, n: 0 }) }),
    ]),
  ])('comes of %s, is about the foe, and is told', (_, deed) => {
    const change = advance(sagaOf(), { deed }, LUCK);
    expect(change.threads).toMatchObject([
      { key: clues[0]?.key, kind: 'rumour', them: 'foe', themName: 'Svein Jarlsson', openedTurn: 7, state: 'open' },
    ]);
    expect(change.happenings).toStrictEqual([{ kind: 'thread-opened', thread: change.threads?.[0]?.id }]);
  });

  it('comes at 45 of a hundred of them', () => {
    expect(opened({}, { ...LUCK, lead: 45 })).toHaveLength(1);
    expect(opened({}, { ...LUCK, lead: 46 })).toEqual([]);
  });

  it.each([
    ['a failure', { outcome: outcomeOf(false) }],
    ['work and rest', { deed: deedOf({ kind: 'craft' }) }],
    ['healer', { deed: deedOf({ offerId: spineOfferId({ of: 'service', faction: 'vikings', key: 'heal', n: 0 }) }) }],
    ['an encounter', { session: { ...session, standing: { ...session.standing, frame: closed.frame } } }],
  ])('comes of no %s', (_, over) => expect(opened(over)).toEqual([]));

  it('comes of talk with a companion who can speak, and of none with a beast', () => {
    const talkTo = (type: 'animal' | 'bodyguard') =>
      opened({
        deed: deedOf({ attempt: attemptAt('talk', { addressee: { of: 'companion', id: 'c1' } }) }),
        session: {
          ...atLeisure,
          holdings: { ...atLeisure.holdings, companions: [companion({ type })] },
        },
      });
    expect(talkTo('animal')).toEqual([]);
    expect(talkTo('bodyguard')).toHaveLength(1);
  });

  it('comes once in a saga, and beside no more than two others', () => {
    const [first, second, third, fourth] = clues.map(({ key }, i) => clue('delay', { id: `l${i}`, key }));
    const after = (threads: readonly (Thread | undefined)[]) =>
      advance(sagaOf({ threads: threads.flatMap((t) => t ?? []) }), { deed: looking }, LUCK).threads?.map(
        ({ key }) => key,
      );
    expect(after([first])).toEqual([first?.key, second?.key]);
    expect(after([first, second, third])).toBeUndefined();
    expect(after([{ ...clue('delay'), ...first, state: 'lapsed' }, second, third])).toContain(fourth?.key);
  });

  it('leaves room for matters with people', () => {
    const three = clues.slice(0, 3).map(({ key }, i) => clue('delay', { id: `l${i}`, key }));
    const met = advance(sagaOf({ threads: three }), { closed }, { 'thread-opens': 1, thread: 1, place: 1 });
    expect(met.threads).toHaveLength(4);
  });

  it('that nobody follows goes cold: no stroke for the threat, and no grudge', () => {
    const change = advance(sagaOf({ threads: [clue('delay', { dueDay: 0 })] }));
    expect(change).toMatchObject({ threads: [{ state: 'lapsed' }], threat: null, people: null });
  });

  it('that is followed up brings the oath on, and the foe thinks no better of it', () => {
    const followed = clue('approach');
    const deed = deedOf({ offerId: spineOfferId({ of: 'thread', key: followed.key }) });
    const change = advance(sagaOf({ threads: [followed] }), { deed, at: CAVE });
    expect(change).toMatchObject({ oath: { boxes: 2 }, threads: [{ state: 'kept' }], threat: null, people: null });
  });

  it('that is found keeps the day from being an idle one', () =>
    expect(advance(sagaOf(), { deed: looking }, LUCK).oath).toMatchObject({ boxes: 0, movedOn: 1 }));

  it('that costs the foe time sets the threat back two strokes, and no step is taken twice', () => {
    const followed = clue('delay');
    const deed = deedOf({ offerId: spineOfferId({ of: 'thread', key: followed.key }) });
    const step = { effect: 'gates', place: null, turn: 2 } as const;
    const threat = threatOf({ segments: 2, steps: [step] });
    const held = advance(sagaOf({ threads: [followed], threat }), { deed, at: CAVE });
    expect(held.threat).toEqual({ ...threat, segments: 0 });
    const lapsed = [1, 2].map((n) => threadOf({ id: `t${n}`, key: `t${n}`, dueDay: 0 }));
    const struck = advance(sagaOf({ threat: held.threat ?? threat, threads: lapsed }));
    expect(struck.threat).toEqual(threat);
    expect(struck.happenings).toContainEqual({ kind: 'threat-advanced', segments: 2, cause: 'thread', step: null });
  });

  it('into the last test counts there as long as the saga lasts', () => {
    const old = Array.from({ length: 8 }, (_, i) => threadOf({ id: `o${i}`, key: `o${i}`, state: 'kept' }));
    const threads = [clue('approach', { state: 'kept' }), ...old, threadOf({ dueDay: 0 })];
    const after = advance(sagaOf({ threads })).threads ?? [];
    expect(sagaSituation(sagaOf({ threads: after }), sagaWorld, CAVE).approaches).toBe(1);
    expect(sagaSituation(sagaOf({ threads: [clue('approach')] }), sagaWorld, CAVE)).toMatchObject({
      approaches: 0,
      threads: [clue('approach').key],
    });
  });
});
