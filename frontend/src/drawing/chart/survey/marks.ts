import { type Landmark, type RecordedWorld } from '#game/model/world.js';
import { riverPoint } from './courses.js';
import { centreOf, type Point } from './grid.js';

/** A landmark with its position on the chart. */
export interface Mark extends Point, Landmark {}

/** Landmarks are in the middle of their cells; a ford is on the drawn river. */
export const marksOf = ({ landmarks = [] }: Pick<RecordedWorld, 'landmarks'>, seed: number): Mark[] =>
  landmarks.map((landmark) => ({
    ...landmark,
    ...(landmark.kind === 'ford' ? riverPoint(landmark.at, seed) : centreOf(landmark.at)),
  }));
