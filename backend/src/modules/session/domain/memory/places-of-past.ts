import { type Hex } from '#game/model/hex.js';
import { type RecordedWorld } from '#game/model/world.js';
import { landmarkAt, regionAt } from '#game/rules/world/surroundings.js';
import { cityAt, terrainAt } from '#game/rules/world/travel.js';
import { whereabouts } from '../saga/places.rules.js';

/** The name of the ground that the player knows: its city, landmark or region; null where it has none. */
const ownName = (world: RecordedWorld, at: Hex): string | null =>
  cityAt(world, at)?.name ?? landmarkAt(world, at)?.name ?? regionAt(world, at)?.name ?? null;

/** The names that the place of a turn is told by. */
export const placeNames = (world: RecordedWorld, at: Hex): readonly string[] => [
  ownName(world, at) ?? whereabouts(world, at).name,
];

/** 'Castra', 'forest near Castra'. */
export const placeWords = (world: RecordedWorld, at: Hex): string =>
  ownName(world, at) ?? `${terrainAt(world, at)} near ${whereabouts(world, at).name}`;
