import { type CSSProperties } from 'react';
import { useReading } from '../use-theme.js';
import { type HitPointsBarProps } from '../theme.js';

/** A rule with a tick for each hit point and a long one for every fifth. */
const Scale = ({ share, of = 25 }: HitPointsBarProps) => (
  <span className="notched-scale" style={{ '--share': share, '--of': of } as CSSProperties}>
    <span />
  </span>
);

/** A wick that burns down, and smokes when it is out. */
const Wick = ({ share }: HitPointsBarProps) => (
  <span className="burning-wick">
    <span style={{ width: `${share * 100}%` }}>
      <svg viewBox="0 0 40 40">
        {share > 0 ? (
          <g className="flame">
            <path
              d="M20 9c2 6 6.500 9 6.500 15.500 0 5.500-2.500 8.500-6.500 8.500s-6.500-3-6.500-8.500C13.500 18 18 15 20 9z"
              fill="var(--act)"
            />
            <path d="M20 20c1 4 3.200 5 3.200 8S22 33 20 33s-3.200-2-3.200-5 2.200-4 3.200-8z" fill="var(--ink)" />
          </g>
        ) : (
          <path d="M20 31c-5-6 5-9 1-15s2-7 0-11" fill="none" stroke="var(--faded)" />
        )}
      </svg>
    </span>
  </span>
);

export const HitPointsBar = (props: HitPointsBarProps) =>
  useReading().light === 'day' ? <Scale {...props} /> : <Wick {...props} />;
