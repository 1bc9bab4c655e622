import { type Landmark, type RecordedWorld } from '#game/model/world.js';
import { riverPoint } from './courses.js';
import { centreOf, type Point } from './grid.js';

/** A landmark where the chart has it. */
export interface Mark extends Point, Landmark {}

/** In the middle of their cells; a ford, where its river is drawn. */
export const marksOf = ({ landmarks = [] }: Pick<RecordedWorld, 'landmarks'>, seed: number): Mark[] =>
  landmarks.map((landmark) => ({
    ...landmark,
    ...(landmark.kind === 'ford' ? riverPoint(landmark.at, seed) : centreOf(landmark.at)),
  }));
