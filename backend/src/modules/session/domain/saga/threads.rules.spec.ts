import { type Companion } from '#game/model/character.js';
import { threadOf as threadContentOf } from '#game/content/catalogue.js';
import { type Thread } from '#game/model/saga.js';
import { dice, HRAFNSVIK, personOf, sagaWorld, threadOf } from '#test/support/saga-fixture.js';
import { type Treatment } from './people.rules.js';
import { closedThreads, openOf, threadFrom, wishOf } from './threads.rules.js';

const opening = {
  threads: [] as readonly Thread[],
  faction: 'vikings' as const,
  world: sagaWorld,
  at: { q: 0, r: 0 },
  day: 3,
  turn: 12,
};
const willing = dice({ 'thread-opens': 45, thread: 1, due: 2, place: 1 });
const from = (
  dealt: Pick<Treatment, 'kind' | 'toward'>,
  success: boolean,
  over: Partial<typeof opening> = {},
  draw = willing,
) => threadFrom(KNOWN, { ...dealt, success }, { ...opening, ...over }, draw);
const DEALING = { turn: 1, kind: 'talk', success: true } as const;
const KNOWN = personOf({ dealings: [DEALING, { ...DEALING, turn: 12 }] });

describe('a meeting', () => {
  it('opens a thread in 45 of a hundred', () => {
    expect(from({ kind: 'talk' }, false)).toStrictEqual({
      id: 'vikings/debt-of-firewood.12',
      key: 'vikings/debt-of-firewood',
      kind: 'debt',
      them: 'p1',
      themName: 'Gro Torsdottir',
      place: { ...HRAFNSVIK, name: 'Hrafnsvik' },
      openedTurn: 12,
      dueDay: 10,
      state: 'open',
    });
    expect(from({ kind: 'talk' }, false, {}, dice({ 'thread-opens': 46, thread: 1 }))).toBeNull();
  });

  it('with somebody who never leaves their place opens none, which would be settled elsewhere', () => {
    const dealt = { kind: 'talk' as const, success: false };
    expect(threadFrom(personOf({ trade: 'anchoress' }), dealt, opening, willing)).toBeNull();
  });

  it('after which somebody bears a grudge leaves nothing but a feud', () => {
    const kindOf = (thread: number) =>
      threadFrom(
        KNOWN,
        { kind: 'talk', success: false, isResented: true },
        opening,
        dice({ 'thread-opens': 45, thread, due: 2, place: 1 }),
      )?.kind ?? null;
    const kinds = new Set(Array.from({ length: 12 }, (_, n) => kindOf(n + 1)));
    expect([kinds.has('feud'), kinds.has('debt'), kinds.has('promise')]).toEqual([true, false, false]);
  });

  it.each([
    [undefined, 'force', true, ['feud']],
    [undefined, 'force', false, ['debt', 'feud']],
    [undefined, 'talk', true, ['promise']],
    [undefined, 'gift', true, ['promise']],
    [undefined, 'talk', false, ['debt', 'feud']],
    [undefined, 'gift', false, ['debt', 'feud']],
    [undefined, 'craft', true, ['promise']],
    [undefined, 'patience', true, ['promise']],
    [undefined, 'explore', false, ['debt']],
    [undefined, 'flight', true, []],
    ['for', 'force', true, ['promise']],
    ['for', 'force', false, ['debt']],
    ['for', 'craft', true, ['promise']],
    ['for', 'craft', false, ['debt']],
    ['neither', 'force', true, ['promise']],
    ['neither', 'force', false, ['debt']],
    ['neither', 'talk', false, ['debt']],
    ['against', 'force', true, ['feud']],
    ['against', 'force', false, ['debt', 'feud']],
    ['against', 'craft', true, ['feud']],
    ['against', 'craft', false, ['debt', 'feud']],
    ['against', 'talk', true, ['feud']],
    ['deadly', 'force', false, ['debt', 'feud']],
  ] as const)('that was %s them, by %s, won: %s, leaves %j', (toward, kind, success, kinds) => {
    const left = [1, 2, 3, 4].map(
      (thread) => from({ kind, toward }, success, {}, dice({ 'thread-opens': 1, thread, place: 1 }))?.kind,
    );
    expect([...new Set(left)].flatMap((k) => k ?? []).sort()).toEqual([...kinds]);
  });

  it.each([
    ['talk', ['feud']],
    ['explore', ['promise']],
  ] as const)('for the first time leaves no debt: after a lost %s, %j', (kind, kinds) => {
    const left = [1, 2, 3, 4].map(
      (thread) =>
        threadFrom(
          personOf({ dealings: [DEALING] }),
          { kind, success: false },
          opening,
          dice({ 'thread-opens': 1, thread, place: 1 }),
        )?.kind,
    );
    expect([...new Set(left)].flatMap((k) => k ?? [])).toEqual([...kinds]);
  });

  it('opens no second thread with a person, and no fourth one', () => {
    const known = threadOf({ key: 'vikings/debt-of-firewood', state: 'kept' });
    expect(from({ kind: 'explore' }, false, { threads: [known] })?.key).toBe('vikings/debt-of-a-boat');
    const three = ['a', 'b', 'c'].map((key) => threadOf({ key, id: key }));
    expect(from({ kind: 'talk' }, true, { threads: three })).toBeNull();
    expect(
      from({ kind: 'talk' }, true, { threads: [...three.slice(1), { ...threadOf({ key: 'a' }), state: 'lapsed' }] }),
    ).not.toBeNull();
  });

  it('opens the thread on the road in a world without places', () =>
    expect(from({ kind: 'talk' }, false, { world: { ...sagaWorld, cities: [], landmarks: [] } })?.place).toStrictEqual({
      q: 0,
      r: 0,
      name: 'the road',
    }));
});

describe('a wish', () => {
  const fox: Companion = {
    id: 'c1',
    name: 'Refr',
    type: 'animal',
    description: '',
    hitPoints: 10,
    maxHitPoints: 10,
    abilities: [],
    loyalty: 60,
  };
  const wish = (over: Partial<typeof opening> = {}, companions: readonly Companion[] = [fox], wishing = 20) =>
    wishOf(companions, { ...opening, ...over }, dice({ wish: wishing, thread: 1, place: 1 }));

  it('comes from the first companion, on 20 of a hundred mornings', () => {
    expect(wish()).toMatchObject({ kind: 'wish', them: 'c1', themName: 'Refr', state: 'open' });
    expect(wish({}, [fox], 21)).toBeNull();
    expect(wish({}, [])).toBeNull();
  });
  it('is of another kind for a person than for a beast', () => {
    const key = (type: Companion['type']) => wish({}, [{ ...fox, type }])?.key ?? '';
    const wisherOf = (type: Companion['type']) => threadContentOf(key(type))?.wisher;
    expect([wisherOf('animal'), wisherOf('mount'), wisherOf('bird')]).toEqual([undefined, undefined, undefined]);
    expect([wisherOf('bodyguard'), wisherOf('humanoid')]).toEqual(['person', 'person']);
  });
  it('is not made while another is open', () => {
    expect(wish({ threads: [threadOf({ kind: 'wish' })] })).toBeNull();
    expect(wish({ threads: [threadOf({ kind: 'wish', state: 'lapsed' })] })).not.toBeNull();
  });
});

describe('threads', () => {
  const debt = threadOf(),
    feud = threadOf({ id: 'f.2', key: 'vikings/feud-of-the-laugh', kind: 'feud', them: 'p2', dueDay: 4 });
  const here = () => null;

  it('are closed by their own act only', () => {
    const { threads, kept, lapsed, happenings } = closedThreads([debt, feud], debt.key, 4, here);
    expect(threads).toStrictEqual([{ ...debt, state: 'kept' }, feud]);
    expect([kept, lapsed]).toEqual([debt, []]);
    expect(happenings).toStrictEqual([{ kind: 'thread-closed', thread: debt.id, how: 'kept' }]);
  });

  it('lapse on the day after the last one, unless they are kept in the same turn', () => {
    expect(closedThreads([debt, feud], null, 4, here).happenings).toEqual([]);
    expect(closedThreads([debt, feud], null, 5, here)).toMatchObject({
      kept: null,
      lapsed: [feud],
      happenings: [{ thread: feud.id, how: 'lapsed' }],
    });
    expect(closedThreads([debt, feud], feud.key, 5, here).happenings).toStrictEqual([
      { kind: 'thread-closed', thread: feud.id, how: 'kept' },
    ]);
  });

  it('end without a penalty with the end of their person', () => {
    const { threads, lapsed, happenings } = closedThreads([debt, feud], null, 5, ({ them }) =>
      them === 'p2' ? 'ended' : null,
    );
    expect(threads.map(({ state }) => state)).toEqual(['open', 'ended']);
    expect([lapsed, happenings]).toStrictEqual([[], [{ kind: 'thread-closed', thread: feud.id, how: 'ended' }]]);
  });

  it('are closed once', () =>
    expect(closedThreads([{ ...feud, state: 'lapsed' }], feud.key, 9, () => 'ended').happenings).toEqual([]));

  it('keep all open ones and the last six closed ones', () => {
    const old = Array.from({ length: 8 }, (_, i) => threadOf({ id: `o${i}`, key: `o${i}`, state: 'kept' }));
    const after = closedThreads([debt, ...old], null, 4, here).threads;
    expect(after.map(({ id }) => id)).toEqual([debt.id, 'o2', 'o3', 'o4', 'o5', 'o6', 'o7']);
    expect(openOf(after)).toStrictEqual([debt]);
  });
});
