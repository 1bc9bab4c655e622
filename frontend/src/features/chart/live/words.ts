import { type MovementOption } from '#contracts/session/shapes.js';
import { type Terrain } from '#contracts/world/world.js';

export const TERRAIN_NAME: Readonly<Record<Terrain, string>> = {
  ocean: 'Open water', coast: 'Strand', plains: 'Plains', forest: 'Forest', hills: 'Hills', mountains: 'Mountains', desert: 'Desert', swamp: 'Swamp',
};

/** As it stands beside a hex: 'Forest, medium'. */
export const wayLabel = ({ terrain, difficulty, cityDetails }: Pick<MovementOption, 'terrain' | 'difficulty' | 'cityDetails'>): string =>
  `${cityDetails ?? TERRAIN_NAME[terrain]}, ${difficulty}`;

/** One hex is a league. */
export const wayLength = (distance: number): string => (distance === 1 ? '1 league' : `${distance} leagues`);
