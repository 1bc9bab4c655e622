import { type VerbRule } from '../verb-rule.js';
import { newsOn, nearestTown, viewFrom } from '../news.js';

/** Looking succeeds: it tells what is there, and where the next town lies. It is no answer to anything. */
export const look: VerbRule = {
  judge: () => ({ kind: 'explore', attribute: null, difficulty: 'easy', risk: 'none' }),
  answers: () => false,
  effects: ({ session, object, met }) => {
    const isWide = (object === null || object.of === 'place' || object.of === 'way') && !met;
    if (!isWide || nearestTown(session) === null) return {};
    return { news: object?.of === 'place' ? newsOn(session, object) : viewFrom(session) };
  },
  toward: () => 'neither',
};
