import { type CSSProperties } from 'react';
import { type Ink } from '../../../drawing/chart/plate/ink.js';
import { RAGGED_EDGE } from './ragged-edge.js';

/** The background under and around a plate: the paper's edge, and the clouds' colour beyond the last cloud. */
export const sheetStyle = ({ frame, unseen, clouds }: Ink): CSSProperties => ({
  ...(frame === 'ragged' ? { maskImage: RAGGED_EDGE } : {}),
  ...(unseen === 'clouds' ? { backgroundColor: clouds[0] } : {}),
});
