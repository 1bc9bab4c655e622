import { usesOf } from '#game/content/catalogue.js';
import { type Item } from '#game/model/character.js';
import { CHOICE_DIFFICULTIES, type ChoiceDifficulty } from '#game/model/check.js';
import { DIRECTION_NAMES, type Saga } from '#game/model/saga.js';
import { type MovementOption } from '#game/model/cell.js';
import { DIRECTIONS, hexDistance, type Hex } from '#game/model/hex.js';
import { roadAt } from '#game/rules/world/surroundings.js';
import { canEnter, cityAt, mustCross, terrainAt, wayDifficulty } from '#game/rules/world/travel.js';
import { hasHappened } from '../saga/threat.rules.js';
import { type FactionId, type RecordedWorld, type Terrain, WORLD_RADIUS } from '#game/model/world.js';

const NOUN: Readonly<Record<Terrain, string>> = {
  ocean: 'Open water',
  coast: 'Strand',
  plains: 'Plains',
  forest: 'Forest',
  hills: 'Hills',
  mountains: 'Mountains',
  desert: 'Desert',
  swamp: 'Swamp',
};

/** The traveller, and what changes the difficulty of the ground: the threat and carried things. */
export interface Traveller {
  readonly faction: FactionId;
  readonly saga: Saga | null;
  readonly inventory: readonly Item[];
}
interface Way {
  readonly world: RecordedWorld;
  readonly from: Hex;
  readonly to: Hex;
}

const isEased = ({ world, to }: Way, { faction, inventory }: Traveller): boolean =>
  inventory.some(({ name }) => {
    const use = usesOf(faction)[name];
    return use !== undefined && 'easesWay' in use && use.easesWay === terrainAt(world, to);
  });

/**
 * Held fords make every crossing harder, and an early winter every way off the roads; a thing for such ground makes it
 * easier.
 */
const stepsFor = (way: Way, traveller: Traveller): number => {
  const { world, from, to } = way;
  const threat = traveller.saga?.threat;
  const ford = threat && hasHappened(threat, 'ford') && mustCross(world, from, to) ? 1 : 0;
  const winter = threat && hasHappened(threat, 'winter') && !roadAt(world, to) ? 1 : 0;
  return ford + winter - (isEased(way, traveller) ? 1 : 0);
};
const stepped = (difficulty: ChoiceDifficulty, steps: number): ChoiceDifficulty =>
  CHOICE_DIFFICULTIES[
    Math.max(0, Math.min(CHOICE_DIFFICULTIES.length - 1, CHOICE_DIFFICULTIES.indexOf(difficulty) + steps))
  ] ?? difficulty;

const optionTowards = (way: Way, compass: string, traveller: Traveller): MovementOption | null => {
  const { world, from, to } = way;
  if (hexDistance({ q: 0, r: 0 }, to) > WORLD_RADIUS) return null;
  const terrain = terrainAt(world, to);
  if (!canEnter(traveller.faction, terrain)) return null;
  const city = cityAt(world, to)?.name ?? null;
  return {
    q: to.q,
    r: to.r,
    terrain,
    distance: 1,
    difficulty: stepped(wayDifficulty(world, traveller.faction, from, to), stepsFor(way, traveller)),
    description: `${city ?? NOUN[terrain]}, to the ${compass}`,
    isCity: city !== null,
    cityDetails: city,
  };
};

/** The adjacent cells that this faction may enter (specification section 4); each description names one way only. */
export const movementOptions = (world: RecordedWorld, from: Hex, traveller: Traveller): MovementOption[] =>
  DIRECTIONS.flatMap(
    (d, i) =>
      optionTowards({ world, from, to: { q: from.q + d.q, r: from.r + d.r } }, DIRECTION_NAMES[i] ?? '', traveller) ??
      [],
  );
