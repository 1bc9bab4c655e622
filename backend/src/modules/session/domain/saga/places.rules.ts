import { type Setting } from '#game/model/content/saga-content.js';
import { type Draw } from '#game/model/draw.js';
import { type NamedPlace } from '#game/model/saga.js';
import { type Hex, hexDistance, sameHex } from '#game/model/hex.js';
import { type RecordedWorld } from '#game/model/world.js';

const citiesOf = ({ cities }: RecordedWorld): readonly NamedPlace[] => cities.map(({ at, name }) => ({ ...at, name }));
const landmarksOf = ({ landmarks = [] }: RecordedWorld): readonly NamedPlace[] =>
  landmarks.map(({ at, name }) => ({ ...at, name }));

/** Places of a setting; a world without landmarks has its cities. */
export const placesOf = (world: RecordedWorld, setting: Setting): readonly NamedPlace[] => {
  const found = setting === 'city' ? citiesOf(world) : landmarksOf(world);
  return found.length > 0 ? found : citiesOf(world);
};
/** Named fords; in a world without fords, its landmarks. */
export const fordsOf = (world: RecordedWorld): readonly NamedPlace[] => {
  const fords = landmarksOf({ ...world, landmarks: world.landmarks?.filter(({ kind }) => kind === 'ford') ?? [] });
  return fords.length > 0 ? fords : placesOf(world, 'landmark');
};
const everyPlace = (world: RecordedWorld): readonly NamedPlace[] => [...citiesOf(world), ...landmarksOf(world)];

export const nearestTo = (places: readonly NamedPlace[], at: Hex): NamedPlace | null =>
  places.reduce<NamedPlace | null>(
    (best, p) => (best === null || hexDistance(p, at) < hexDistance(best, at) ? p : best),
    null,
  );

/** The cell with the name of its city or landmark, or else of the nearest one. */
export const whereabouts = (world: RecordedWorld, at: Hex): NamedPlace => {
  const near = nearestTo(everyPlace(world), at);
  return { ...at, name: near?.name ?? 'the road' };
};

export interface PlaceWanted {
  readonly setting: Setting;
  readonly from: Hex;
  /** From there, in hexes. */
  readonly distance: number;
  /** Places that are not drawn while others are left. */
  readonly taken: readonly Hex[];
}

/** One of the three free places that match the distance best. */
export const placeAtDistance = (
  world: RecordedWorld,
  { setting, from, distance, taken }: PlaceWanted,
  draw: Draw,
): NamedPlace => {
  const places = placesOf(world, setting);
  const free = places.filter((p) => !taken.some((t) => sameHex(t, p)));
  const misfit = (place: Hex): number => Math.abs(hexDistance(place, from) - distance);
  const nearest = [...(free.length > 0 ? free : places)]
    .sort((a, b) => misfit(a) - misfit(b) || a.q - b.q || a.r - b.r)
    .slice(0, 3);
  return nearest[draw('place', Math.max(1, nearest.length)) - 1] ?? { ...from, name: 'the road' };
};
