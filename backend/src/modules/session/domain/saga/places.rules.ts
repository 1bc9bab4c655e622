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
/** Where a river can be crossed, by name; a world without any has its landmarks. */
export const fordsOf = (world: RecordedWorld): readonly NamedPlace[] => {
  const fords = landmarksOf({ ...world, landmarks: world.landmarks?.filter(({ kind }) => kind === 'ford') ?? [] });
  return fords.length > 0 ? fords : placesOf(world, 'landmark');
};
export const everyPlace = (world: RecordedWorld): readonly NamedPlace[] => [...citiesOf(world), ...landmarksOf(world)];

export const nearestTo = (places: readonly NamedPlace[], at: Hex): NamedPlace | null =>
  places.reduce<NamedPlace | null>(
    (best, p) => (best === null || hexDistance(p, at) < hexDistance(best, at) ? p : best),
    null,
  );

/** What somebody would say who was asked where they are: the city or the landmark, or the nearest of them. */
export const whereabouts = (world: RecordedWorld, at: Hex): NamedPlace => {
  const near = nearestTo(everyPlace(world), at);
  return { ...at, name: near?.name ?? 'the road' };
};

/** One of the few that lie at about this distance, in hexes, and are not taken. */
export const placeAtDistance = (
  world: RecordedWorld,
  setting: Setting,
  from: Hex,
  distance: number,
  taken: readonly Hex[],
  draw: Draw,
): NamedPlace => {
  const free = placesOf(world, setting).filter((p) => !taken.some((t) => sameHex(t, p)));
  const candidates = free.length > 0 ? free : placesOf(world, setting);
  const nearest = [...candidates]
    .sort(
      (a, b) =>
        Math.abs(hexDistance(a, from) - distance) - Math.abs(hexDistance(b, from) - distance) || a.q - b.q || a.r - b.r,
    )
    .slice(0, 3);
  return nearest[draw('place', Math.max(1, nearest.length)) - 1] ?? { ...from, name: 'the road' };
};
