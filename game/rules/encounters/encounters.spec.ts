import fc from 'fast-check';
import { COMMON_FRAMES, contentFixture, framesAnytime } from '#test/support/content-fixture.js';
import { type Cell } from '../../model/cell.js';
import { DIFFICULTIES, type Item } from '../../model/character.js';
import { type Draw } from '../../model/draw.js';
import { type Situation } from '../../model/encounter.js';
import { FACTIONS, type FactionId, TERRAINS, type Terrain } from '../../model/world.js';
import { encountersOf } from './encounters.js';

const encounters = encountersOf(contentFixture);

const cellOf = (terrain: Terrain, frame: string | null = null): Cell => ({
  q: 0,
  r: 0,
  terrain,
  visitCount: 1,
  frame,
  isResolved: false,
  attempts: 0,
  lastTurn: 1,
  firstVisitAt: '2000-01-01T00:00:00Z',
  lastVisitAt: '2000-01-01T00:00:00Z',
});
const situationOf = (faction: FactionId, terrain: Terrain, more: Partial<Situation> = {}): Situation => ({
  faction,
  terrain,
  difficulty: 'normal',
  turn: 5,
  city: null,
  cell: cellOf(terrain),
  hitPoints: 20,
  maxHitPoints: 25,
  coins: 10,
  inventory: [],
  companions: [],
  recentFrames: [],
  spentOffers: [],
  usedOutcomes: [],
  shownLately: [],
  them: null,
  saga: null,
  ...more,
});
const drawOf = (values: readonly number[]): Draw => {
  let k = 0;
  return (_purpose, sides) => 1 + ((values[k++ % values.length] ?? 0) % sides);
};
const situations = fc
  .record({
    faction: fc.constantFrom(...FACTIONS),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    at: fc.nat(7),
    turn: fc.nat(100),
  })
  .map(({ faction, difficulty, at, turn }) => ({
    ...situationOf(faction, TERRAINS[at] ?? 'plains'),
    difficulty,
    turn,
  }));
const draws = fc.array(fc.nat(10_000), { minLength: 8, maxLength: 20 });

describe('the engine', () => {
  it('always offers 3 or 4 different things, 2 of them without an item, each at once', () => {
    fc.assert(
      fc.property(situations, draws, fc.boolean(), fc.boolean(), (situation, values, inCity, whole) => {
        const here: Situation = { ...situation, city: inCity ? 'Hrafnsvik' : null, hitPoints: whole ? 25 : 20 };
        for (const { offers } of [encounters.meet(here, drawOf(values)), encounters.settle(here, drawOf(values))]) {
          expect(offers.length).toBeGreaterThanOrEqual(3);
          expect(offers.length).toBeLessThanOrEqual(4);
          expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
          expect(offers.filter(({ requiresItem }) => requiresItem === null).length).toBeGreaterThanOrEqual(2);
        }
      }),
    );
  });

  it('gives the same encounter for the same situation and draws', () => {
    fc.assert(
      fc.property(situations, draws, (situation, values) => {
        expect(encounters.meet(situation, drawOf(values))).toEqual(encounters.meet(situation, drawOf(values)));
      }),
    );
  });

  it('meets no storylet again so soon while others fit', () => {
    fc.assert(
      fc.property(situations, draws, (situation, values) => {
        const fitting = framesAnytime(situation.faction).map(({ key }) => key);
        const recentFrames = fitting.slice(1);
        const { frame } = encounters.meet({ ...situation, turn: 0, recentFrames }, drawOf(values));
        expect(frame).toBe(fitting[0]);
      }),
    );
  });

  it('opens a saga with something, and leaves about three in ten arrivals alone', () => {
    const met = (turn: number) =>
      Array.from(
        { length: 1000 },
        (_, i) => encounters.meet(situationOf('mongols', 'plains', { turn }), drawOf([i * 7919, i * 104_729])).frame,
      );
    expect(met(0)).not.toContain(null);
    const quiet = met(3).filter((frame) => frame === null).length;
    expect(quiet).toBeGreaterThan(200);
    expect(quiet).toBeLessThan(400);
  });

  it('leaves out what was tried in vain, and makes up the number', () => {
    for (const frame of COMMON_FRAMES)
      for (const spent of frame.offers) {
        const { offers, gamePhase } = encounters.continue(
          situationOf('vikings', 'plains', { cell: cellOf('plains', frame.key), spentOffers: [spent.id] }),
          drawOf([3, 1, 4, 1, 5]),
        );
        expect(gamePhase).toBe('encounter');
        expect(offers.map(({ id }) => id)).not.toContain(spent.id);
        expect(offers.length).toBeGreaterThanOrEqual(3);
        expect(offers.filter(({ requiresItem }) => requiresItem === null).length).toBeGreaterThanOrEqual(2);
      }
  });

  it('offers rest to the hurt only, a search always, and in a city a city', () => {
    const kinds = (more: Partial<Situation>) =>
      encounters.settle(situationOf('pirates', 'coast', more), drawOf([5, 2, 9, 4])).offers.map(({ kind }) => kind);
    expect(kinds({})).toEqual(expect.arrayContaining(['rest', 'explore']));
    expect(kinds({ hitPoints: 25 })).not.toContain('rest');
    const inCity = encounters.meet(
      situationOf('pirates', 'coast', {
        city: 'Port Mercy',
        inventory: [{ name: 'Whetstone', quantity: 1, value: 3, description: '' }],
      }),
      drawOf([5, 2, 9]),
    );
    expect(inCity).toMatchObject({ frame: null, gamePhase: 'city' });
    expect(inCity.offers.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['rest', 'explore', 'trade']));
  });

  it('finds nothing twice', () => {
    const carry = (inventory: readonly Item[], left: number): readonly Item[] => {
      const item = left > 0 ? encounters.find(situationOf('knights', 'forest', { inventory }), drawOf([left])) : null;
      return item ? carry([...inventory, item], left - 1) : inventory;
    };
    const all = carry([], 100);
    expect(all.map(({ name }) => name).sort()).toEqual(['Button', 'Candle', 'Loaf', 'Ring', 'Rope', 'Staff']);
  });
});
