import { usesOf } from '#game/content/catalogue.js';
import { type Item } from '#game/model/character.js';
import { CHOICE_DIFFICULTIES, type ChoiceDifficulty } from '#game/model/check.js';
import { type Saga } from '#game/model/saga.js';
import { type MovementOption } from '#game/model/cell.js';
import { DIRECTIONS, hexDistance, type Hex } from '#game/model/hex.js';
import { roadAt } from '#game/rules/world/surroundings.js';
import { canEnter, cityAt, mustCross, terrainAt, wayDifficulty } from '#game/rules/world/travel.js';
import { hasHappened } from '../saga/threat.rules.js';
import { type FactionId, type RecordedWorld, type Terrain, WORLD_RADIUS } from '#game/model/world.js';

const COMPASS = ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east'] as const;
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

/** What makes ways harder or easier than the ground does: the threat's doing, and what is carried. */
export interface Traveller {
  readonly saga: Saga | null;
  readonly inventory: readonly Item[];
}

/** Held fords make every crossing harder, an early winter every road; what was made for such ground makes it easier. */
const stepsFor = (
  world: RecordedWorld,
  faction: FactionId,
  from: Hex,
  to: Hex,
  { saga, inventory }: Traveller,
): number => {
  const ford = saga !== null && hasHappened(saga.threat, 'ford') && mustCross(world, from, to) ? 1 : 0;
  const winter = saga !== null && hasHappened(saga.threat, 'winter') && !roadAt(world, to) ? 1 : 0;
  const terrain = terrainAt(world, to);
  const eased = inventory.some(({ name }) => {
    const use = usesOf(faction)[name];
    return use !== undefined && 'easesWay' in use && use.easesWay === terrain;
  });
  return ford + winter - (eased ? 1 : 0);
};
const stepped = (difficulty: ChoiceDifficulty, steps: number): ChoiceDifficulty =>
  CHOICE_DIFFICULTIES[
    Math.max(0, Math.min(CHOICE_DIFFICULTIES.length - 1, CHOICE_DIFFICULTIES.indexOf(difficulty) + steps))
  ] ?? difficulty;

const optionTowards = (
  world: RecordedWorld,
  faction: FactionId,
  from: Hex,
  to: Hex,
  compass: string,
  traveller: Traveller,
): MovementOption | null => {
  if (hexDistance({ q: 0, r: 0 }, to) > WORLD_RADIUS) return null;
  const terrain = terrainAt(world, to);
  if (!canEnter(faction, terrain)) return null;
  const city = cityAt(world, to)?.name ?? null;
  return {
    q: to.q,
    r: to.r,
    terrain,
    distance: 1,
    difficulty: stepped(wayDifficulty(world, faction, from, to), stepsFor(world, faction, from, to, traveller)),
    description: `${city ?? NOUN[terrain]}, to the ${compass}`,
    isCity: city !== null,
    cityDetails: city,
  };
};

/** The adjacent cells that this faction may enter (specification section 4); each description names one way only. */
export const movementOptions = (
  world: RecordedWorld,
  faction: FactionId,
  at: Hex,
  traveller: Traveller,
): MovementOption[] =>
  DIRECTIONS.flatMap(
    (d, i) => optionTowards(world, faction, at, { q: at.q + d.q, r: at.r + d.r }, COMPASS[i] ?? '', traveller) ?? [],
  );
