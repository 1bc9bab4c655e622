import { useReading } from '../use-theme.js';
import { type HitPointsBarProps } from '../theme.js';

const STROKES =
  'M0 3.400C50 2 120 3.600 190 2.200l8 .9-3 1.300C130 5.400 60 4.600 0 5.600zM1 5C60 3.800 140 5.800 199 4.600l-5 2C130 7.800 60 6.600 0 7.800zM0 7.200C70 6 130 8 196 6.800l4 1.100-9 1.300C120 10 60 8.800 1 10zM2 9.400C60 8.200 130 10.400 186 9l7 1-11 1.200C120 12 60 11 0 12z';

/** Vermilion, laid along a ruler with a broad dry brush. */
const Brush = ({ share }: HitPointsBarProps) => (
  <svg viewBox="0 0 200 14" preserveAspectRatio="none" className="brush-bar">
    <path d={STROKES} className="brush-bar-stroke" style={{ transform: `scaleX(${share})` }} />
    <path
      d={`M0 13.400H200${Array.from({ length: 11 }, (_, n) => `M${n * 20} ${n % 5 === 0 ? 10 : 11.5}V13.400`).join('')}`}
      className="brush-bar-rule"
    />
  </svg>
);

/** A wick that burns down with the hit points. */
const Wick = ({ share }: HitPointsBarProps) => (
  <span className="wick">
    <span className="wick-lit" style={{ width: `${share * 100}%` }}>
      {share > 0 && (
        <svg viewBox="0 0 12 20" className="wick-flame">
          <path
            className="flame"
            d="M6 0c.8 4 4.600 7 4.600 11.600C10.600 15.500 8.700 18 6 18s-4.600-2.500-4.600-6.400C1.400 7 5.200 4 6 0z"
          />
          <path d="M6 9c.4 2 2 3 2 5s-.9 3-2 3-2-1-2-3 1.600-3 2-5z" />
        </svg>
      )}
    </span>
  </span>
);

export const HitPointsBar = ({ share }: HitPointsBarProps) =>
  useReading().light === 'day' ? <Brush share={share} /> : <Wick share={share} />;
