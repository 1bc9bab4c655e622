import { type VerbRule } from '../verb-rule.js';
import { isForClimbing } from '#game/content/common/sorts-of-things.js';
import { type ChoiceDifficulty } from '#game/model/check.js';
import { type Terrain } from '#game/model/world.js';
import { landmarkAt } from '#game/rules/world/surroundings.js';
import { hereOf } from '../../rules/situation.js';
import { bodySteps, isFoul, stepped, toolSteps } from '../circumstances.js';
import { viewFrom } from '../news.js';
import { impossible, type Situated } from '../situated.js';

const HEIGHTS: Readonly<Record<Terrain, ChoiceDifficulty | null>> = {
  ocean: 'medium',
  coast: 'medium',
  plains: null,
  forest: 'easy',
  hills: 'easy',
  mountains: 'hard',
  desert: null,
  swamp: null,
};
const TALL: readonly string[] = ['tower', 'tree', 'ruin'];

/** How hard the height is; null where there is none. */
const heightOf = ({ session, object, town }: Situated): ChoiceDifficulty | null => {
  const { terrain } = hereOf(session);
  const landmark = landmarkAt(session.world, session.holdings.location);
  const isBuilt = town !== null || object?.of === 'sight' || (landmark !== null && TALL.includes(landmark.kind));
  return HEIGHTS[terrain] ?? (isBuilt ? 'medium' : null);
};

/** From a height one sees the next town; where something is in the way, it is a way over it. */
export const climb: VerbRule = {
  judge: (at) => {
    const height = heightOf(at);
    if (height === null)
      return impossible('It is flat from here to the edge of the sky. The highest thing to climb is your own boots.');
    const wet = isFoul(at) ? 1 : 0;
    const difficulty = stepped(height, wet + bodySteps(at) + toolSteps(at, 'explore', isForClimbing));
    return { kind: 'explore', attribute: 'reflexes', difficulty, risk: height === 'hard' ? 'serious' : 'slight' };
  },
  effects: ({ session }, success) => (success ? { news: viewFrom(session) } : {}),
  toward: () => 'neither',
};
