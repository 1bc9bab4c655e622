import { ATTRIBUTES, type Item } from '../model/character.js';
import { CHOICE_DIFFICULTIES } from '../model/check.js';
import { type OfferContent } from '../model/content/frame.js';
import { FACTIONS, type FactionId, SEAFARERS, TERRAINS, type Terrain } from '../model/world.js';
import { frameOf } from './catalogue.js';
import { FACTION_CONTENT } from './factions.js';
import { COMMON, tablesOf } from './tables.js';
import { deedPronounFaults } from '#test/content-validation/cast/validate-cast.js';

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

  it('let no pronoun of a pursuit stand for nobody', () =>
    expect(
      everyPursuit.flatMap((pursuit) => deedPronounFaults(pursuit, pursuit.id, pursuit.places.includes('ocean'))),
    ).toEqual([]));

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

  it('knows its storylets by key', () => {
    for (const frame of everyFrame) expect(frameOf(frame.key)).toBe(frame);
    expect(frameOf('common/never-written')).toBeUndefined();
    expect(frameOf(null)).toBeUndefined();
  });
});
