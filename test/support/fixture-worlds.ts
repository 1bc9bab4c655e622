import fc from 'fast-check';
import { type FactionId, type RecordedWorld } from '#game/model/world.js';
import { generateWorld } from '#game/rules/world/generate-world.js';
import { FIXTURE_LAND } from './land-fixture.js';

const WORLDS = 4;

export const worldOf = (seed: string, faction: FactionId): RecordedWorld => generateWorld(seed, faction, FIXTURE_LAND);

const made = new Map<FactionId, readonly RecordedWorld[]>();
/** A few worlds of seeds drawn anew each run; they are made once, since making one takes longer than looking at it. */
const worldsOf = (faction: FactionId): readonly RecordedWorld[] => {
  const worlds =
    made.get(faction) ?? fc.sample(fc.oneof(fc.uuid(), fc.string()), WORLDS).map((seed) => worldOf(seed, faction));
  made.set(faction, worlds);
  return worlds;
};

/** Holds a rule against a few worlds; a failure names the seed of the world that breaks it. */
export const eachWorld = (faction: FactionId, rule: (world: RecordedWorld) => void): void => {
  for (const world of worldsOf(faction)) {
    try {
      rule(world);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(`The ${faction} world of seed ${JSON.stringify(world.seed)}: ${message}`, { cause: error });
    }
  }
};
