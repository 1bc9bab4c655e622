import { PROFESSIONS, type Difficulty } from '#game/model/character.js';
import { serviceOf } from '#game/model/offer-ids.js';
import { type Service, SERVICES } from '#game/model/content/saga-content.js';
import { FACTION_CONTENT } from '#game/content/factions.js';
import { worldOf } from '#game/play/world.js';
import { FACTIONS } from '#game/model/world.js';
import { playSaga, type PlayedSaga } from './play-saga.js';
import { type PolicyName } from './policies/policies.js';
import { faultCount } from '../support/faults/fault-count.js';

const SEED = 'balance';
const MOST_TURNS = 160;
const SAGAS = faultCount('balance-sagas');

/** Four worlds of each people: to make one takes as long as to play in it. */
const WORLDS = Array.from({ length: 4 * FACTIONS.length }, (_, i) =>
  worldOf(`${SEED}-${i}`, FACTIONS[i % FACTIONS.length] ?? 'vikings'),
);

/** Number of sagas, over all peoples and professions. */
const played = (count: number, policy: PolicyName, difficulty: Difficulty): readonly PlayedSaga[] =>
  Array.from({ length: count }, (_, i) => {
    const faction = FACTIONS[i % FACTIONS.length] ?? 'vikings';
    const own = PROFESSIONS.filter((p) => FACTION_CONTENT[faction].professions[p]);
    const world = WORLDS[i % WORLDS.length];
    return playSaga({
      seed: `${SEED}-${i}`,
      faction,
      profession: own[Math.floor(i / FACTIONS.length) % own.length] ?? 'warrior',
      difficulty,
      policy,
      mostTurns: MOST_TURNS,
      narrator: null,
      isEndless: false,
      ...(world ? { world } : {}),
    });
  });
const percent = (sagas: readonly PlayedSaga[], end: PlayedSaga['end']): number =>
  (100 * sagas.filter((saga) => saga.end === end).length) / sagas.length;
const turnsOf = (sagas: readonly PlayedSaga[]): number =>
  sagas.reduce((sum, { turns }) => sum + turns.length, 0) / sagas.length;

/** Share of a service's offers that were taken. */
const sharesOfServices = (sagas: readonly PlayedSaga[]) => {
  const turns = sagas.flatMap((saga) => saga.turns);
  const isOf =
    (service: Service) =>
    (id: string | null): boolean =>
      serviceOf(id) === service;
  return SERVICES.map((service) => ({
    service,
    share:
      turns.filter(({ data }) => isOf(service)(data.deed.offerId)).length /
      turns.filter(({ offered }) => offered.some(isOf(service))).length,
  }));
};

describe(`sagas of the seed '${SEED}'`, () => {
  const greedy = played(SAGAS, 'greedy', 'normal'),
    random = played(SAGAS, 'random', 'normal');

  it('are won by purpose in 30 to 65 of a hundred, and by chance in 8 to 40', () => {
    expect(percent(greedy, 'triumph')).toBeGreaterThanOrEqual(30);
    expect(percent(greedy, 'triumph')).toBeLessThanOrEqual(65);
    expect(percent(random, 'triumph')).toBeGreaterThanOrEqual(8);
    expect(percent(random, 'triumph')).toBeLessThanOrEqual(40);
    expect(percent(greedy, 'triumph')).toBeGreaterThan(percent(random, 'triumph'));
  });

  it(`have all come to an end by turn ${MOST_TURNS}, after 25 to 85 turns on average`, () => {
    expect([percent(greedy, 'unfinished'), percent(random, 'unfinished')]).toEqual([0, 0]);
    for (const turns of [turnsOf(greedy), turnsOf(random)]) {
      expect(turns).toBeGreaterThanOrEqual(25);
      expect(turns).toBeLessThanOrEqual(85);
    }
  });

  it('are won more often in a forgiving game than in a normal one, and least often in a hardcore one', () => {
    const won = (sagas: readonly PlayedSaga[]) => percent(sagas.slice(0, SAGAS / 2), 'triumph');
    expect(won(played(SAGAS / 2, 'greedy', 'forgiving'))).toBeGreaterThan(won(greedy));
    expect(won(played(SAGAS / 2, 'greedy', 'hardcore'))).toBeLessThan(won(greedy));
  });

  it('are played with every service of a town, none of them always taken', () => {
    const shares = sharesOfServices([...greedy, ...random, ...played(SAGAS, 'provident', 'normal')]);
    expect(shares.filter(({ share }) => share < 0.01 || share > 0.9)).toEqual([]);
    expect(shares).toHaveLength(SERVICES.length);
  });
});
