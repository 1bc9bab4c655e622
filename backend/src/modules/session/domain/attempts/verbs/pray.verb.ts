import { type VerbRule } from '../verb-rule.js';
import { landmarkAt } from '#game/rules/world/surroundings.js';
import { cityAt } from '#game/rules/world/travel.js';
import { type Situated } from '../situated.js';

const HEALED = 2;
const LOYALTY = 2;
const HOLY: readonly string[] = ['shrine', 'grave'];

const isHoly = ({ session: { world, holdings }, town }: Situated): boolean =>
  HOLY.includes(landmarkAt(world, holdings.location)?.kind ?? '') ||
  (town !== null && (cityAt(world, holdings.location)?.districts ?? []).some(({ type }) => type === 'religious'));

/** Where prayers are usual they are heard; elsewhere, and in the middle of things, it takes some strength to be still. */
export const pray: VerbRule = {
  judge: (at) =>
    isHoly(at) && !at.met
      ? { kind: 'patience', attribute: null, difficulty: 'easy', risk: 'none' }
      : { kind: 'patience', attribute: 'vigour', difficulty: at.met ? 'medium' : 'easy', risk: 'none' },
  answers: () => false,
  effects: (_, success, draw) => (success ? { hitPointsGained: draw('heal', HEALED), loyalty: LOYALTY } : {}),
  toward: () => 'neither',
};
