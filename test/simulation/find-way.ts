import { cellIndex, CELLS, terrainAt } from '#contracts/world/cells.js';
import { type Hex, hexDistance, neighboursOf, sameHex } from '#contracts/world/hex.js';
import { canEnter } from '#contracts/world/travel.js';
import { type FactionId, type RecordedWorld } from '#contracts/world/world.js';

/** Steps from every cell to the target, as this people can go; unreachable ones are missing. */
const stepsTo = (world: RecordedWorld, faction: FactionId, target: Hex): Map<number, number> => {
  const from = cellIndex(target);
  const steps = new Map<number, number>(from === null ? [] : [[from, 0]]);
  for (const [cell, distance] of steps)
    for (const next of neighboursOf(CELLS[cell] ?? target)) {
      const index = cellIndex(next);
      if (index !== null && !steps.has(index) && canEnter(faction, terrainAt(world, next))) steps.set(index, distance + 1);
    }
  return steps;
};

/** The way that leads there soonest; of equals the first. */
export const wayTowards = <M extends Hex>(world: RecordedWorld, faction: FactionId, ways: readonly M[], target: Hex): M | undefined => {
  const steps = stepsTo(world, faction, target);
  const far = (way: Hex): number => steps.get(cellIndex(way) ?? -1) ?? 1000 + hexDistance(way, target);
  return [...ways].sort((a, b) => far(a) - far(b))[0];
};

export const isAt = (at: Hex, place: Hex): boolean => sameHex(at, place);
