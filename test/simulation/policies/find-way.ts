import { cellIndex, terrainsOf } from '#game/rules/world/cells.js';
import { type Hex, hexDistance } from '#game/model/hex.js';
import { NEIGHBOURS } from '#game/rules/world/parts.js';
import { canEnter } from '#game/rules/world/travel.js';
import { type FactionId, type RecordedWorld } from '#game/model/world.js';

type Steps = readonly (number | undefined)[];
/** A world is asked for the same few targets at every turn of its saga. */
const known = new WeakMap<RecordedWorld, Map<number, Steps>>();

const stepsFrom = (world: RecordedWorld, faction: FactionId, from: number): Steps => {
  const ground = terrainsOf(world),
    steps: (number | undefined)[] = [],
    queue = [from];
  steps[from] = 0;
  for (const cell of queue)
    for (const next of NEIGHBOURS[cell] ?? [])
      if (steps[next] === undefined && canEnter(faction, ground[next] ?? 'ocean')) {
        steps[next] = (steps[cell] ?? 0) + 1;
        queue.push(next);
      }
  return steps;
};

/** Steps from every cell to the target, as this people can go; unreachable ones are missing. */
const stepsTo = (world: RecordedWorld, faction: FactionId, target: Hex): Steps => {
  const from = cellIndex(target) ?? 0;
  const ofWorld = known.get(world) ?? new Map<number, Steps>();
  const steps = ofWorld.get(from) ?? stepsFrom(world, faction, from);
  known.set(world, ofWorld.set(from, steps));
  return steps;
};

/** The way that leads there soonest; of equals the first. */
export const wayTowards = <M extends Hex>(
  world: RecordedWorld,
  faction: FactionId,
  ways: readonly M[],
  target: Hex,
): M | undefined => {
  const steps = stepsTo(world, faction, target);
  const far = (way: Hex): number => steps[cellIndex(way) ?? -1] ?? 1000 + hexDistance(way, target);
  return [...ways].sort((a, b) => far(a) - far(b))[0];
};
