import { type ReactNode } from 'react';
import { type Hex } from '#game/model/hex.js';
import { type Ink } from '../../../drawing/chart/plate/ink.js';
import { type CameraStore } from '../view/camera-store.js';
import { BesideCell } from './beside-cell.js';
import { WalkingPiece } from './walking-piece.js';

/** A walk to a cell next to the hero's. */
export interface Walk {
  readonly to: Hex;
  readonly ms: number;
  readonly note: ReactNode;
}

interface WalkOverChartProps {
  readonly walk: Walk | null;
  readonly from: Hex;
  readonly camera: CameraStore;
  readonly ink: Ink;
}

/** The walking piece, and the note beside its end. */
export const WalkOverChart = ({ walk, from, camera, ink }: WalkOverChartProps) =>
  walk && (
    <>
      <WalkingPiece camera={camera} from={from} to={walk.to} ms={walk.ms} ink={ink} />
      <BesideCell camera={camera} from={from} to={walk.to}>
        {walk.note}
      </BesideCell>
    </>
  );
