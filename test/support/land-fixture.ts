import {
  type BuildingLine,
  type DistrictLine,
  type DistrictType,
  type NamedGround,
  type PlaceLine,
  type Site,
} from '#game/model/content/city-content.js';
import { type LandContent } from '#game/model/content/land-content.js';
import { type LandmarkContent } from '#game/model/content/saga-content.js';
import { DISTRICT_TYPES, LANDMARK_KINDS, TERRAINS } from '#game/model/world.js';

/*
 * A land that nobody plays in: as many lines of each table as the generator needs, numbered. Rules are specified on it,
 * so that the words of the eight peoples may change without them.
 */

const lines = (count: number, word: string): readonly string[] =>
  Array.from({ length: count }, (_, n) => `${word} ${n + 1}`);
const anywhere = (count: number, word: string): readonly (readonly [Site, string])[] =>
  lines(count, word).map((text) => ['any', text] as const);
const byType = <L>(of: (type: DistrictType) => readonly L[]): Readonly<Record<DistrictType, readonly L[]>> =>
  Object.fromEntries(DISTRICT_TYPES.map((type) => [type, of(type)])) as Record<DistrictType, readonly L[]>;

const GROUNDS: readonly NamedGround[] = ['sea', 'lake', 'plains', 'forest', 'hills', 'mountains', 'desert', 'swamp'];
const places = Object.fromEntries(
  GROUNDS.map((ground) => [ground, lines(12, ground).map((name): PlaceLine => [name, `the ${name}`])]),
) as unknown as LandContent['towns']['places'];

const LAND = TERRAINS.filter((terrain) => terrain !== 'ocean');
const landmarks = Array.from({ length: 24 }, (_, n): LandmarkContent => {
  const kind = LANDMARK_KINDS[n % LANDMARK_KINDS.length] ?? 'ruin';
  return {
    kind,
    name: `Mark ${n + 1}`,
    gloss: `mark number ${n + 1}`,
    terrains: LAND,
    seen: [`It was mark ${n + 1}.`],
  };
});

export const FIXTURE_LAND: LandContent = {
  towns: {
    names: anywhere(18, 'Town'),
    population: [200, 4_000],
    atmospheres: anywhere(12, 'Mood'),
    mainStreets: lines(12, 'Main Street'),
    streets: lines(30, 'Street'),
    landmarks: anywhere(18, 'Well'),
    districts: byType((type) => lines(5, `${type} quarter`).map((name): DistrictLine => [name, `A ${name}.`])),
    buildings: byType((type) =>
      lines(8, `${type} house`).map((name): BuildingLine => [name, 'a keeper; a guest', 'work']),
    ),
    places,
  },
  landmarks,
};
