import { type MovementOption } from '#game/model/cell.js';
import { hexDistance } from '#game/model/hex.js';
import { type Scene, type ScenePlace } from '#game/model/scene.js';
import { type Terrain } from '#game/model/world.js';
import { plain } from './tokens.js';

/** 'north-east', 'NE', 'northeast'; 'north' stands for either of its sides. */
const COMPASS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bnorth[- ]?east\w*|\bne\b/, ['north-east']],
  [/\bnorth[- ]?west\w*|\bnw\b/, ['north-west']],
  [/\bsouth[- ]?east\w*|\bse\b/, ['south-east']],
  [/\bsouth[- ]?west\w*|\bsw\b/, ['south-west']],
  [/\bnorth\w*|^n$/, ['north-east', 'north-west']],
  [/\bsouth\w*|^s$/, ['south-east', 'south-west']],
  [/\beast\w*|^e$/, ['east']],
  [/\bwest\w*|^w$/, ['west']],
];
const TERRAIN_WORDS: Readonly<Record<Terrain, RegExp>> = {
  ocean: /\b(?:ocean|sea|open water|water|out to sea)\b/,
  coast: /\b(?:coast|shore|beach|strand)\b/,
  plains: /\b(?:plains?|grass\w*|steppe|fields?|meadows?)\b/,
  forest: /\b(?:forest|woods?|trees|woodland)\b/,
  hills: /\b(?:hills?|heights?|highlands?)\b/,
  mountains: /\b(?:mountains?|peaks?|pass)\b/,
  desert: /\b(?:desert|dunes?|sands?|wastes?)\b/,
  swamp: /\b(?:swamp|marsh\w*|bog|fen|moor)\b/,
};
const CITY = /\b(?:city|town|village|settlement|port|harbou?r)\b/;

export type WayFound =
  | { readonly is: 'way'; readonly way: MovementOption; readonly towards: ScenePlace | null }
  | { readonly is: 'several'; readonly ways: readonly MovementOption[] }
  /** A direction or a ground is named, and no way leads there. */
  | { readonly is: 'none'; readonly towards: ScenePlace | null }
  | { readonly is: 'arrived'; readonly place: ScenePlace };

export const compassIn = (text: string): readonly string[] | null =>
  COMPASS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
export const terrainIn = (text: string): Terrain | null =>
  (Object.entries(TERRAIN_WORDS) as [Terrain, RegExp][]).find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** 'the strand to the east', for a sentence. */
export const compassOf = ({ description }: MovementOption): string =>
  /to the ([a-z-]+)$/.exec(description)?.[1] ?? description;

const among = (ways: readonly MovementOption[]): WayFound => {
  const [first] = ways;
  if (!first) return { is: 'none', towards: null };
  return ways.length === 1 ? { is: 'way', way: first, towards: null } : { is: 'several', ways };
};

/** The step that leads nearest to a far place; of equals the easiest one. */
export const wayTowards = ({ ways }: Pick<Scene, 'ways'>, place: ScenePlace): WayFound => {
  if (place.distance === 0) return { is: 'arrived', place };
  const RANK = { easy: 0, medium: 1, hard: 2 } as const;
  const [best] = [...ways].sort(
    (a, b) => hexDistance(a, place) - hexDistance(b, place) || RANK[a.difficulty] - RANK[b.difficulty],
  );
  return best && hexDistance(best, place) < place.distance
    ? { is: 'way', way: best, towards: place }
    : { is: 'none', towards: place };
};

const byCompass = (ways: readonly MovementOption[], text: string): WayFound | null => {
  const points = compassIn(text);
  if (points === null) return null;
  const there = ways.filter((way) => points.includes(compassOf(way)));
  const terrain = terrainIn(text);
  const like = there.filter((way) => way.terrain === terrain);
  return among(like.length > 0 ? like : there);
};

const cityNamed = (ways: readonly MovementOption[], text: string): MovementOption | undefined =>
  ways.find(({ cityDetails }) => cityDetails !== null && text.includes(plain(cityDetails)));

const nearestCity = ({ places }: Scene): ScenePlace | undefined =>
  [...places]
    .filter(({ kind, distance }) => kind === 'city' && distance > 0)
    .sort((a, b) => a.distance - b.distance)[0];

const byTerrain = (ways: readonly MovementOption[], text: string): WayFound | null => {
  const terrain = terrainIn(text);
  return terrain === null ? null : among(ways.filter((way) => way.terrain === terrain));
};

/** The way that the words of a going mean: by compass, a city's name, a ground; null where they name none of these. */
export const wayIn = (scene: Scene, text: string): WayFound | null => {
  const city = cityNamed(scene.ways, text);
  if (city) return { is: 'way', way: city, towards: null };
  const there = byCompass(scene.ways, text);
  if (there) return there;
  const town = CITY.test(text) ? nearestCity(scene) : undefined;
  return town ? wayTowards(scene, town) : byTerrain(scene.ways, text);
};
