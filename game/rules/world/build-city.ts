import {
  type BuildingLine,
  type CityCard,
  type CityContent,
  type DistrictType,
  type Site,
} from '../../model/content/city-content.js';
import { deckOf, integerOf, shuffled, type SeededRandom } from './seeded-random.js';
import { DISTRICT_TYPES, type Building, type District } from '../../model/world.js';

type Deck<T> = () => T;
/** The next `count` different cards. */
const hand = <T>(deck: Deck<T>, count: number): T[] => {
  const cards = new Set<T>();
  while (cards.size < count) cards.add(deck());
  return [...cards];
};

const bySite = (
  lines: readonly (readonly [Site, string])[],
  random: SeededRandom,
): Readonly<Record<'sea' | 'land', Deck<string>>> => {
  const used = new Set<string>();
  const deal = (site: Site): Deck<string> => {
    const fitting = deckOf(
      lines.filter(([where]) => where === 'any' || where === site).map(([, text]) => text),
      random,
    );
    return () => {
      const text = Array.from({ length: lines.length }, fitting).find((line) => !used.has(line)) ?? fitting();
      used.add(text);
      return text;
    };
  };
  return { sea: deal('sea'), land: deal('land') };
};

const buildingOf = ([name, occupants, services]: BuildingLine): Building => ({
  name,
  occupants: occupants.split('; '),
  services: services.split('; '),
});

/** Rounded to two figures. */
const rounded = (people: number): number => {
  let unit = 1;
  while (people / unit >= 100) unit *= 10;
  return Math.round(people / unit) * unit;
};

/** Builds the towns of one world: no line of a table is used twice before all are used. Local state, as in decks. */
export const cityBuilder = (content: CityContent, random: SeededRandom): ((site: 'sea' | 'land') => CityCard) => {
  const names = bySite(content.names, random),
    moods = bySite(content.atmospheres, random),
    landmarks = bySite(content.landmarks, random);
  const mainStreets = deckOf(content.mainStreets, random),
    streets = deckOf(content.streets, random);
  const quarters = new Map(
    DISTRICT_TYPES.map((type) => [
      type,
      { district: deckOf(content.districts[type], random), building: deckOf(content.buildings[type], random) },
    ]),
  );

  const districtOf = (type: DistrictType): District[] => {
    const decks = quarters.get(type);
    if (!decks) return [];
    const [name, description] = decks.district();
    const buildings = hand(decks.building, integerOf(random, 1, 2)).map(buildingOf);
    return [{ name, type, description, streets: hand(streets, integerOf(random, 1, 3)), buildings }];
  };
  return (site) => {
    const [fewest, most] = content.population;
    const size = random() * random();
    const types = shuffled(DISTRICT_TYPES, random).slice(0, 3 + Math.floor(size * 2 + random()));
    return {
      name: names[site](),
      population: rounded(fewest + (most - fewest) * size),
      atmosphere: moods[site](),
      mainStreets: hand(mainStreets, integerOf(random, 2, 3)),
      districts: types.flatMap(districtOf),
      landmarks: [...new Set(Array.from({ length: integerOf(random, 1, 3) }, landmarks[site]))],
    };
  };
};
