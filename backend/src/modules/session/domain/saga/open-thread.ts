import { type ThreadContent } from '#game/model/content/saga-content.js';
import { type Draw } from '#game/model/draw.js';
import { type Hex } from '#game/model/hex.js';
import { type NamedPlace, type Thread } from '#game/model/saga.js';
import { type FactionId, type RecordedWorld } from '#game/model/world.js';
import { nearestTo, placeAtDistance, placesOf } from './places.rules.js';

/** Hexes from where a thread is opened to the place of its act. */
const THREAD_DISTANCE = 4;

/** Where and when a thread is opened, and those that the saga has. */
export interface ThreadOpening {
  readonly threads: readonly Thread[];
  readonly faction: FactionId;
  readonly world: RecordedWorld;
  readonly at: Hex;
  readonly day: number;
  readonly turn: number;
}

/** The place of a thread's act. */
export const placeFor = (
  { at }: Pick<ThreadContent, 'at'>,
  { world, at: here }: ThreadOpening,
  draw: Draw,
): NamedPlace =>
  at === 'home'
    ? (nearestTo(placesOf(world, 'city'), here) ?? { ...here, name: 'the road' })
    : placeAtDistance(world, { setting: at, from: here, distance: THREAD_DISTANCE, taken: [here] }, draw);
