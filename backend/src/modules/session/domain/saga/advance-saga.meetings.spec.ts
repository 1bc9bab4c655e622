import { tablesOf } from '#game/content/tables.js';
import { FACTIONS } from '#game/model/world.js';
import { advance, outcomeOf, withThem } from '#test/support/judged-turn-fixture.js';
import { deedOf, personOf, sagaOf, threadOf } from '#test/support/saga-fixture.js';

describe('a meeting by force and craft', () => {
  const after = (offerId: string, kind: 'force' | 'craft', success: boolean, thread = 1) => {
    const [name = ''] = offerId.split('.');
    const key = FACTIONS.reduce(
      (of, faction) => (name.startsWith(`${faction}-`) ? name.replace('-', '/') : of),
      `common/${name}`,
    );
    const change = advance(
      sagaOf(),
      { closed: { frame: key, won: success }, deed: deedOf({ kind, offerId }), outcome: outcomeOf(success) },
      { 'thread-opens': 1, thread, place: 1 },
    );
    return { mood: change.people?.find(({ id }) => id === 'p7')?.mood, left: change.threads?.[0]?.kind ?? null };
  };
  const left = (...deed: readonly [string, 'force' | 'craft', boolean]) =>
    [1, 2, 3, 4].map((thread) => after(...deed, thread).left);

  it.each([
    ['samurai-own-gravestone.1', 'force'],
    ['knights-noah-in-the-rain.1', 'force'],
    ['vikings-king-in-the-bog.3', 'force'],
    ['empire-frozen-courier.2', 'force'],
    ['empire-cart-of-heads.2', 'craft'],
    ['fever-hut.2', 'force'],
  ] as const)('does a person a kindness by %s, and makes no enemy, also not by failing', (offerId, kind) => {
    expect([after(offerId, kind, true).mood, after(offerId, kind, false).mood]).toEqual(['warm', 'civil']);
    expect([...left(offerId, kind, true), ...left(offerId, kind, false)]).not.toContain('feud');
  });

  it('makes an enemy of the person it was against', () => {
    expect([
      after('vikings-holmgang.1', 'force', true).mood,
      after('vikings-holmgang.1', 'force', false).mood,
      after('samurai-fourth-cup.2', 'craft', true).mood,
    ]).toEqual(['resents', 'wary', 'wary']);
    expect([...new Set(left('vikings-holmgang.1', 'force', true))].filter((kind) => kind !== null)).toEqual(['feud']);
  });

  it('holds free words for neither where force is a kindness', () => {
    const free = (frameKey: string) =>
      advance(sagaOf(), {
        closed: { frame: frameKey, won: true },
        deed: deedOf({ kind: 'force', offerId: 'free.force' }),
      }).people?.find(({ id }) => id === 'p7')?.mood;
    expect([free('samurai/own-gravestone'), free('samurai/damp-match'), free('vikings/holmgang')]).toEqual([
      'civil',
      'civil',
      'resents',
    ]);
  });
});

describe('a foe who comes back', () => {
  const { session: there, saga } = withThem(personOf({ mood: 'hates' }));
  const feud = {
    ...saga,
    threads: [
      threadOf({ kind: 'feud', key: 'vikings/feud-of-the-laugh', dueDay: 9 }),
      threadOf({ id: 'other.1', them: 'p2', kind: 'feud', dueDay: 9 }),
      threadOf({ id: 'owed.1', dueDay: 9 }),
    ],
  };
  const meet = (frameKey: string, offerId: string, over: Partial<Parameters<typeof deedOf>[0]> = {}, won = true) =>
    advance(
      feud,
      {
        session: there,
        closed: { frame: frameKey, won },
        deed: deedOf({ kind: 'force', offerId, ...over }),
        outcome: outcomeOf(won),
      },
      { dies: 1 },
    );
  const them = ({ people }: ReturnType<typeof meet>) => people?.find(({ id }) => id === 'p1');
  const foes = FACTIONS.flatMap((faction) => tablesOf(faction).frames).filter(({ when }) => when?.known === 'foe');

  it('survives every deed that is no fight to the death, won or lost', () => {
    const deeds = foes.flatMap(({ key, offers }) =>
      offers
        .filter(({ toward }) => toward !== 'deadly')
        .flatMap(({ id, kind }) => [true, false].map((won) => meet(key, id, { kind }, won))),
    );
    expect(deeds.length).toBeGreaterThan(60);
    expect(deeds.filter((change) => them(change)?.alive !== true)).toEqual([]);
    expect(them(meet('vikings/a-grudge-with-legs', 'free.force'))?.alive).toBe(true);
  });

  it('dies in a won fight to the death; then no thread with them stays open', () => {
    const change = meet('vikings/room-for-one', 'vikings-room-for-one.1');
    expect(them(change)?.alive).toBe(false);
    expect(change.threads?.map(({ state }) => state)).toEqual(['ended', 'open', 'ended']);
    expect(change.happenings[0]).toStrictEqual({ kind: 'person-died', person: 'p1' });
    expect(them(meet('vikings/room-for-one', 'vikings-room-for-one.1', {}, false))).toMatchObject({
      alive: true,
      mood: 'hates',
    });
  });

  it('and makes peace after a wrestling match bears no grudge, and the feud ends; a debt stays', () => {
    const change = meet('mongols/debt-of-dust', 'mongols-debt-of-dust.1');
    expect(them(change)?.mood).toBe('civil');
    expect(change.threads?.map(({ state }) => state)).toEqual(['ended', 'open', 'open']);
    expect(change.happenings.slice(0, 2)).toStrictEqual([
      { kind: 'person-changed', person: 'p1', from: 'hates', to: 'civil' },
      { kind: 'thread-closed', thread: feud.threads[0]?.id, how: 'ended' },
    ]);
  });

  it('and is shamed instead, or escaped from, keeps the feud', () => {
    for (const change of [
      meet('empire/shut-way-house', 'empire-shut-way-house.1'),
      meet('mongols/debt-of-dust', 'mongols-debt-of-dust.3', { kind: 'flight' }),
      meet('mongols/debt-of-dust', 'mongols-debt-of-dust.1', {}, false),
    ]) {
      expect(them(change)?.mood).toBe('hates');
      expect(change.threads).toBeNull();
    }
  });
});
