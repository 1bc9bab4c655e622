import { type HitPointsBarProps } from '../theme.js';

/** A scale, inked up to the hit points. */
export const HitPointsBar = ({ share }: HitPointsBarProps) => (
  <span className="hit-points-scale">
    <span style={{ width: `${share * 100}%` }} />
  </span>
);
