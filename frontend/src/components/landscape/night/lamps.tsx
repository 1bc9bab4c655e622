import { handFor, type Hand, r1 } from '../burin.js';
import { type Lamp } from '../form.js';
import { glints } from '../land/water.js';

const SHINE = [[0, 0.5], [0.4, 0.14], [1, 0]] as const;

/** Lights of men: a disc that runs out, and what it throws upon the water. */
export const Lamps = ({ id, lamps, hand }: { readonly id: string; readonly lamps: readonly Lamp[]; readonly hand: Hand }) =>
  lamps.map(({ x, y, reach, mirrored }) => {
    const own = `${id}${Math.round(x)}`;
    return (
      <g key={own}>
        <radialGradient id={own} cx={x} cy={y} r={reach} gradientUnits="userSpaceOnUse">
          {SHINE.map(([offset, stopOpacity]) => <stop key={offset} offset={offset} style={{ stopColor: 'var(--act)', stopOpacity }} />)}
        </radialGradient>
        <circle cx={x} cy={y} r={reach} fill={`url(#${own})`} />
        {mirrored !== undefined && (
          <g>
            <circle cx={x} cy={y} r="2" fill="var(--act)" />
            <path d={glints(handFor(hand, 83), x, mirrored + 4, mirrored + reach * 0.66, 16)} transform={`translate(${r1(x * 0.62)} 0) scale(0.38 1)`} stroke="var(--act)" strokeWidth="0.9" fill="none" opacity="0.6" />
          </g>
        )}
      </g>
    );
  });
