import { offerContentOf } from '#game/content/catalogue.js';
import { type OfferKind } from '#game/model/offer.js';
import { floorNarrator } from '#backend/modules/narration/domain/floor-narrator.js';
import { rowsOf } from '../figures/rows.js';
import { type Leaf } from '../figures/read-saga.js';
import { playHabit } from './habit-sagas.js';
import { HABITS, type HabitName, habitsOf } from './habits.js';
import { faultCount } from '../../support/faults/fault-count.js';

const SEED = 'habits';
const play = (habit: HabitName) =>
  playHabit(
    {
      habit,
      seed: SEED,
      sagas: faultCount('habit-sagas'),
      difficulty: 'normal',
      mostTurns: 30,
      narrator: floorNarrator,
    },
    habit === 'curious' ? 1 : 0,
  );

describe(`the ten habits, of the seed '${SEED}'`, () => {
  const played = HABITS.map(play);
  const leavesOf = (name: HabitName): readonly Leaf[] =>
    played.filter(({ habit }) => habit === name).flatMap(({ sagas }) => sagas.flatMap(({ leaves }) => leaves));

  it('all play, and each leaf is told', () => {
    expect(HABITS.filter((habit) => leavesOf(habit).length < 10)).toEqual([]);
    expect(HABITS.flatMap(leavesOf).filter(({ story }) => story === '')).toEqual([]);
  });

  it('do what they are named after', () => {
    /** What is done outside encounters where such a card is to be had. */
    const doneWith = (habit: HabitName, kind: OfferKind): readonly string[] =>
      leavesOf(habit)
        .filter(({ menu }) => menu.frame === null && menu.cards.some(({ id }) => offerContentOf(id)?.kind === kind))
        .map(({ deed }) => deed.kind);
    const ofKind = { 'always-explore': 'explore', 'always-talk': 'talk', 'always-rest': 'rest' } as const;
    for (const habit of ['always-explore', 'always-talk', 'always-rest'] as const) {
      const kind = ofKind[habit];
      expect(doneWith(habit, kind)).toContain(kind);
      expect(doneWith(habit, kind).filter((done) => done !== kind && done !== 'move')).toEqual([]);
    }
    expect(new Set(leavesOf('to-and-fro').flatMap(({ menu, deed }) => (menu.frame === null ? deed.kind : [])))).toEqual(
      new Set(['move']),
    );
    expect(leavesOf('free-text').every(({ isWritten }) => isWritten)).toBe(true);
    const encounters = leavesOf('best-odds').filter(({ menu }) => menu.frame !== null);
    expect(
      encounters.every(({ menu, deed }) => {
        const chosen = menu.cards.find(({ id }) => id === deed.offerId);
        return (
          chosen !== undefined &&
          menu.cards.every(
            ({ id, chance, requiresItem }) => id === chosen.id || requiresItem !== null || chance <= chosen.chance,
          )
        );
      }),
    ).toBe(true);
  });

  it('are the same again by the same seed', () => {
    expect(play('curious')).toStrictEqual(played[0]);
  });

  it('give every figure a value', () => {
    const rows = rowsOf(played);
    expect(rows.filter(({ values }) => values.length !== HABITS.length + 1)).toEqual([]);
    const outOfBounds = rows.filter(
      ({ title, values }) =>
        title.endsWith('%') && values.some((value) => value !== null && (value < 0 || value > 100)),
    );
    expect(outOfBounds).toEqual([]);
  });

  it('are asked for by name', () => {
    expect([habitsOf('all'), habitsOf('curious')]).toEqual([HABITS, ['curious']]);
    expect(() => habitsOf('idle')).toThrow("there is no habit 'idle'");
  });
});
