import fc from 'fast-check';
import { ATTRIBUTES, DIFFICULTIES, type Item } from '../../model/character.js';
import { CHOICE_DIFFICULTIES } from '../../model/check.js';
import { type Draw } from '../../model/draw.js';
import { type Cell } from '../../model/cell.js';
import { FACTIONS, type FactionId, SEAFARERS, TERRAINS, type Terrain } from '../../model/world.js';
import { encounters } from '../../play/encounters.js';
import { type Situation } from '../../model/encounter.js';
import { FACTION_CONTENT } from '../../content/factions.js';
import { type OfferContent } from '../../model/content/frame.js';
import { COMMON, linesOfThing, tablesOf } from '../../content/tables.js';
import { frameOf } from '../../content/catalogue.js';
import { linesFaults } from '../../content/validation/validate-words.js';

const framesOf = (faction: FactionId) =>
  [...tablesOf(faction).frames, ...COMMON.frames].filter(({ notAmong }) => !notAmong?.includes(faction));
const everyFrame = [...COMMON.frames, ...FACTIONS.flatMap((f) => tablesOf(f).frames)];
const everyPursuit = [...COMMON.pursuits, ...COMMON.lastResorts, ...FACTIONS.flatMap((f) => tablesOf(f).pursuits)];
const everyOffer: readonly (OfferContent & { readonly id: string })[] = [
  ...everyFrame.flatMap(({ offers }) => offers),
  ...everyPursuit,
];
const groundOf = (faction: FactionId): readonly Terrain[] =>
  TERRAINS.filter((t) => t !== 'ocean' || SEAFARERS.includes(faction));
const repeated = (words: readonly string[]): readonly string[] => words.filter((word, i) => words.indexOf(word) !== i);

describe('the tables', () => {
  it('have 30 common storylets or more, 6 or more of each people, and 8 or more on any ground', () => {
    expect(COMMON.frames.length).toBeGreaterThanOrEqual(30);
    for (const faction of FACTIONS) {
      expect(tablesOf(faction).frames.length).toBeGreaterThanOrEqual(6);
      for (const terrain of groundOf(faction))
        expect([faction, terrain, framesOf(faction).filter((f) => f.terrains.includes(terrain)).length >= 8]).toEqual([
          faction,
          terrain,
          true,
        ]);
    }
  });

  it('name nothing twice', () => {
    expect(repeated(everyFrame.map(({ key }) => key))).toEqual([]);
    expect(repeated(everyOffer.map(({ id }) => id))).toEqual([]);
    expect(repeated(everyOffer.map(({ action }) => action))).toEqual([]);
    expect(repeated(everyOffer.map(({ description }) => description))).toEqual([]);
  });

  it.each(everyFrame.map((frame) => [frame.key, frame] as const))(
    '%s offers 3 or 4 things that differ in kind, 2 of them without an item',
    (_key, { offers, openings }) => {
      const free = offers.filter(({ requiresItem }) => requiresItem === null);
      expect(offers.length).toBeGreaterThanOrEqual(3);
      expect(offers.length).toBeLessThanOrEqual(4);
      expect(free.length).toBeGreaterThanOrEqual(2);
      expect(repeated(free.map(({ kind }) => kind))).toEqual([]);
      expect(openings.length).toBeGreaterThanOrEqual(2);
      expect(offers.some(({ difficulty, attribute }) => difficulty === 'easy' || attribute === null)).toBe(true);
    },
  );

  it('ask only for items that this people starts with or may find', () => {
    for (const faction of FACTIONS) {
      const equipment = Object.values(FACTION_CONTENT[faction].professions).flatMap((p) => p.startingEquipment);
      const had = new Set(
        [...equipment, ...[...tablesOf(faction).finds, ...COMMON.finds].map(({ item }) => item)].map(
          ({ name }) => name,
        ),
      );
      const wanted = framesOf(faction)
        .flatMap(({ offers }) => offers)
        .flatMap(({ requiresItem }) => requiresItem ?? []);
      expect([faction, wanted.filter((name) => !had.has(name))]).toEqual([faction, []]);
    }
  });

  it('test all seven attributes fairly', () => {
    for (const faction of FACTIONS) {
      const tested = framesOf(faction)
        .flatMap(({ offers }) => offers)
        .flatMap(({ attribute }) => attribute ?? []);
      for (const a of ATTRIBUTES)
        expect([faction, a, tested.filter((t) => t === a).length / tested.length > 0.085]).toEqual([faction, a, true]);
    }
    const difficulties = everyFrame.flatMap(({ offers }) => offers).map(({ difficulty }) => difficulty);
    const share = (d: string): number => difficulties.filter((x) => x === d).length / difficulties.length;
    for (const d of CHOICE_DIFFICULTIES) expect([d, share(d) > 0.02]).toEqual([d, true]);
    expect(share('easy')).toBeGreaterThan(0.4);
  });

  it('word an action as a phrase, and a description as one sentence', () => {
    for (const { id, action, description } of everyOffer) {
      expect([id, /^[A-Z][\p{L}’'\- {}.]+[^.]$/u.test(action)]).toEqual([id, true]);
      expect([id, /^(?:[A-Z]|\{).*[^.!?][.?]$/u.test(description)]).toEqual([id, true]);
      expect([id, description.split(/[.!?] /).length]).toEqual([id, 1]);
    }
  });

  it('let each people find 12 things or more, and something on any ground', () => {
    for (const faction of FACTIONS) {
      const { finds } = tablesOf(faction);
      expect(finds.length).toBeGreaterThanOrEqual(12);
      expect(repeated(finds.map(({ item }) => item.name))).toEqual([]);
      for (const place of [...groundOf(faction), 'city'] as const)
        expect([faction, place, finds.some(({ places }) => places.includes(place))]).toEqual([faction, place, true]);
    }
  });

  it('give things names that can be said: no stuff without a measure, many only in the plural', () => {
    const items: readonly Item[] = [
      ...FACTIONS.flatMap((f) => Object.values(FACTION_CONTENT[f].professions).flatMap((p) => p.startingEquipment)),
      ...[...COMMON.finds, ...FACTIONS.flatMap((f) => tablesOf(f).finds)].map(({ item }) => item),
    ];
    for (const { name, quantity, value, description } of items) {
      expect([name, /^[A-Z][\p{L}’' -]+$/u.test(name)]).toEqual([name, true]);
      expect([
        name,
        /^(?:Frankish|Persian|Roman|Greek|Norse|Mongol|Spanish|French|Dutch|English|Venetian|Murano|Kyoto|Damascus|Milanese|Saint)\b/.test(
          name,
        ),
      ]).toEqual([name, false]);
      expect([
        name,
        /\b(?:silk|salt|rope|rum|wine|oil|tar|pepper|tea|tallow|glue|lime|ochre|pitch|twine|cloth)$/.test(name) &&
          !name.includes(' of ') &&
          !name.includes(' in '),
      ]).toEqual([name, false]);
      expect([name, quantity > 1 && !/s$/.test(name)]).toEqual([name, false]);
      expect([name, value > 0 && description.endsWith('.')]).toEqual([name, true]);
    }
  });

  it('say of a thing that is found what is so of it, without a fault, and give one name one telling', () => {
    const worded = [...COMMON.finds, ...FACTIONS.flatMap((f) => tablesOf(f).finds)].filter(
      ({ told }) => told !== undefined,
    );
    expect(repeated(worded.map(({ item }) => item.name))).toEqual([]);
    for (const { item, told = [] } of worded) {
      expect(linesFaults(told, item.name, [], { fewestWords: 5, most: 26 })).toEqual([]);
      expect(linesOfThing(item)).toEqual([item.description, ...told]);
      expect(repeated(linesOfThing(item))).toEqual([]);
    }
  });
});

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
    ...situationOf(faction, groundOf(faction)[at % groundOf(faction).length] ?? 'plains'),
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
        const fitting = framesOf(situation.faction)
          .filter(({ terrains, when }) => when === undefined && terrains.includes(situation.terrain))
          .map(({ key }) => key);
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
    for (const frame of everyFrame)
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
    expect(all.length).toBeGreaterThan(8);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  it('knows its storylets by key', () => {
    for (const frame of everyFrame) expect(frameOf(frame.key)).toBe(frame);
    expect(frameOf('common/never-written')).toBeUndefined();
    expect(frameOf(null)).toBeUndefined();
  });
});
