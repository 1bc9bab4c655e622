import fc from 'fast-check';
import { FACTION_CONTENT } from '#game/content/factions.js';
import { DIFFICULTIES, PROFESSIONS } from '#game/model/character.js';
import {
  MOST_CLUES,
  MOST_PEOPLE,
  MOST_THREADS,
  OATH_BOXES,
  type Saga,
  type Happening,
  sagaAfter,
  THREAT_SEGMENTS,
} from '#game/model/saga.js';
import { isClue, mattersOf } from '#backend/modules/session/domain/saga/clue-threads.js';
import { changeIn } from '#contracts/session/recorded-turn.js';
import { type TurnResolvedV6 } from '#contracts/session/events.js';
import { FACTIONS } from '#game/model/world.js';
import { playSaga, type PlayedSaga, type SagaSetting } from './play-saga.js';
import { POLICIES } from './policies/policies.js';

const MOST_TURNS = 40;
const settings = fc
  .record({
    seed: fc.string({ minLength: 1, maxLength: 12 }),
    faction: fc.constantFrom(...FACTIONS),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    policy: fc.constantFrom(...POLICIES),
    trade: fc.nat(5),
  })
  .map(({ trade, ...setting }): SagaSetting => {
    const own = PROFESSIONS.filter((p) => FACTION_CONTENT[setting.faction].professions[p]);
    return {
      ...setting,
      profession: own[trade % own.length] ?? 'warrior',
      mostTurns: MOST_TURNS,
      narrator: null,
      isEndless: false,
    };
  });

/** The state after each turn, and the turn's recorded events. */
interface Step {
  readonly data: TurnResolvedV6;
  readonly saga: Saga;
}
const begunBy = (setting: SagaSetting): Saga | null => playSaga({ ...setting, mostTurns: 0 }).session.saga;
const stepsOf = ({ turns, setting }: PlayedSaga): readonly Step[] => {
  let saga = begunBy(setting);
  return turns.flatMap(({ data }) => {
    if (!saga || !data.saga) return [];
    saga = sagaAfter(saga, changeIn(data.saga));
    return [{ data, saga }];
  });
};
const rises = (numbers: readonly number[]): boolean => numbers.every((n, i) => n >= (numbers[i - 1] ?? 0));
const within = (numbers: readonly number[], most: number): boolean => numbers.every((n) => n >= 0 && n <= most);
/** Numbers of the turns in which a number fell, and of those that tell of something. */
const falls = (numbers: readonly number[]): readonly number[] =>
  numbers.flatMap((n, i) => (n < (numbers[i - 1] ?? 0) ? [i] : []));
const turnsOf = (steps: readonly Step[], kind: Happening['kind']): readonly number[] =>
  steps.flatMap(({ data }, i) => (data.saga?.happenings.some((h) => h.kind === kind) ? [i] : []));

/** The same sagas for each property that asks for them: one that is played is looked at from all sides. */
const SAME_SAGAS = { numRuns: 24, seed: Math.trunc(Math.random() * 2 ** 31) };
const known = new Map<string, PlayedSaga>();
const played = (setting: SagaSetting): PlayedSaga => {
  const key = JSON.stringify(setting);
  const saga = known.get(key) ?? playSaga(setting);
  known.set(key, saga);
  return saga;
};

describe('a simulated saga', () => {
  it('of the same seed and the same deeds has the same spine', () => {
    fc.assert(
      fc.property(settings, (setting) => {
        const spine = ({ session: { saga, path, holdings }, end }: PlayedSaga) => ({ saga, path, holdings, end });
        expect(spine(playSaga(setting))).toStrictEqual(spine(playSaga(setting)));
      }),
      { numRuns: 6 },
    );
  });

  it('keeps its spine in bounds, whoever plays it: nothing is lost or undone but what a turn tells of', () => {
    fc.assert(
      fc.property(settings, (setting) => {
        const saga = played(setting);
        const steps = stepsOf(saga);
        expect(steps).toHaveLength(saga.turns.length);
        const boxes = steps.map(({ saga }) => saga.oath.boxes),
          segments = steps.map(({ saga }) => saga.threat.segments);
        expect([within(boxes, OATH_BOXES), within(segments, THREAT_SEGMENTS)]).toEqual([true, true]);
        const lost = turnsOf(steps, 'oath-lost-ground'),
          delayed = turnsOf(steps, 'threat-set-back');
        expect(falls(boxes).filter((turn) => !lost.includes(turn))).toEqual([]);
        expect(falls(segments).filter((turn) => !delayed.includes(turn))).toEqual([]);
        expect(rises(steps.map(({ saga }) => saga.oath.steps.filter(({ done }) => done).length))).toBe(true);
        expect(rises(steps.map(({ saga }) => saga.threat.steps.length))).toBe(true);
        expect(rises(steps.map(({ saga: { calendar } }) => calendar.day))).toBe(true);
        const open = steps.map(({ saga }) => saga.threads.filter(({ state }) => state === 'open'));
        expect(Math.max(0, ...open.map((threads) => mattersOf(threads).length))).toBeLessThanOrEqual(MOST_THREADS);
        expect(Math.max(0, ...open.map((threads) => threads.filter(isClue).length))).toBeLessThanOrEqual(MOST_CLUES);
        expect(Math.max(0, ...steps.map(({ saga }) => saga.people.length))).toBeLessThanOrEqual(MOST_PEOPLE);
        expect(steps.at(-1)?.saga ?? begunBy(setting)).toStrictEqual(saga.session.saga);
      }),
      SAME_SAGAS,
    );
  });

  it('tells of nobody and nothing that the saga does not know after the turn', () => {
    fc.assert(
      fc.property(settings, (setting) => {
        for (const { data, saga } of stepsOf(played(setting))) {
          const people = saga.people.map(({ id }) => id),
            threads = saga.threads.map(({ id }) => id);
          const told = data.saga?.happenings ?? [];
          expect(people).toEqual(expect.arrayContaining(told.flatMap((h) => ('person' in h ? [h.person] : []))));
          expect(threads).toEqual(expect.arrayContaining(told.flatMap((h) => ('thread' in h ? [h.thread] : []))));
          const open = saga.threads.filter(({ state, kind }) => state === 'open' && kind !== 'wish');
          const living = saga.people.filter(({ alive }) => alive).map(({ id }) => id);
          expect(living).toEqual(expect.arrayContaining(open.map(({ them }) => them)));
          expect(new Set(people).size).toBe(people.length);
          expect(new Set(threads).size).toBe(threads.length);
        }
      }),
      SAME_SAGAS,
    );
  });

  it('keeps hit points and coins in bounds, and always leaves something that can be afforded and needs no item, or a way to go', () => {
    fc.assert(
      fc.property(settings, (setting) => {
        const {
          turns,
          session: { hero },
        } = played(setting);
        for (const {
          data: { hitPointsAfter, coinsAfter, offers, movement, gameOver },
        } of turns) {
          expect([hitPointsAfter >= 0 && hitPointsAfter <= hero.maxHitPoints, coinsAfter >= 0]).toEqual([true, true]);
          expect(
            gameOver ||
              movement.length > 0 ||
              offers.some(({ requiresItem, cost }) => requiresItem === null && (cost ?? 0) <= coinsAfter),
          ).toBe(true);
          expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
        }
      }),
      SAME_SAGAS,
    );
  });

  it('can be played by own words alone, which bring the oath on', () => {
    const sagas = FACTIONS.slice(0, 3).map((faction) =>
      playSaga({
        seed: `words-${faction}`,
        faction,
        profession: 'warrior',
        difficulty: 'forgiving',
        policy: 'own-words',
        mostTurns: 30,
        narrator: null,
        isEndless: false,
      }),
    );
    expect(sagas.flatMap(({ turns }) => turns).every(({ data }) => data.playerAction !== '')).toBe(true);
    expect(Math.max(...sagas.map(({ session }) => session.saga?.oath.boxes ?? 0))).toBeGreaterThan(0);
  });

  it('goes on for as long as is asked where it is to have no end', () => {
    fc.assert(
      fc.property(settings, (setting) => {
        expect(playSaga({ ...setting, mostTurns: 200, isEndless: true }).turns).toHaveLength(200);
      }),
      { numRuns: 4 },
    );
  });
});
