import { type LandmarkKind } from '#game/model/world.js';
import { type Pen } from '../pen.js';
import { ruin } from './ruin.js';
import { camp } from './camp.js';
import { shrine } from './shrine.js';
import { grave } from './grave.js';
import { ford } from './ford.js';
import { tower } from './tower.js';
import { cave } from './cave.js';
import { tree } from './tree.js';

/** Each landmark has its own ground and its foot at the origin. */
export const LANDMARKS: Readonly<Record<LandmarkKind, (pen: Pen) => void>> = {
  ruin,
  camp,
  shrine,
  grave,
  ford,
  tower,
  cave,
  tree,
};
