import { type HitPointsBarProps } from '../theme.js';

/** A scale, inked as far as there is life. */
export const HitPointsBar = ({ share }: HitPointsBarProps) => (
  <span className="hit-points-scale">
    <span style={{ width: `${share * 100}%` }} />
  </span>
);
