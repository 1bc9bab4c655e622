import { type Frame } from '../../model/content/frame.js';
import { marshFrames } from './frames-marsh.js';
import { openFrames } from './frames-open.js';
import { seaFrames } from './frames-sea.js';
import { wildFrames } from './frames-wild.js';

/** Storylets that any people may meet. */
export const commonFrames: readonly Frame[] = [...seaFrames, ...openFrames, ...wildFrames, ...marshFrames];
