import { LANDS } from '../content/lands.js';
import { type FactionId, type RecordedWorld } from '../model/world.js';
import { generateWorld } from '../rules/world/generate-world.js';

/** The world of a seed, with the towns and landmarks of this people. Server and browser generate the same. */
export const worldOf = (seed: string, faction: FactionId): RecordedWorld =>
  generateWorld(seed, faction, LANDS[faction]);
