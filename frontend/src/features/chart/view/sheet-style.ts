import { type CSSProperties } from 'react';
import { type Ink } from '../../../drawing/chart/plate/ink.js';
import { RAGGED_EDGE } from './ragged-edge.js';

/** What lies under a plate and about it: the edge of the paper, and past the last cloud its colour. */
export const sheetStyle = ({ frame, unseen, clouds }: Ink): CSSProperties => ({
  ...(frame === 'ragged' ? { maskImage: RAGGED_EDGE } : {}),
  ...(unseen === 'clouds' ? { backgroundColor: clouds[0] } : {}),
});
