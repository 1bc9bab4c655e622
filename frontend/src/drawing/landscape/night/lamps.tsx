import { handFor, type Hand, r1 } from '../burin.js';
import { type Lamp } from '../form.js';
import { glints } from '../land/water.js';
import { Shine } from './shine.js';

/** Artificial lights and their reflections on water. */
export const Lamps = ({
  id,
  lamps,
  hand,
}: {
  readonly id: string;
  readonly lamps: readonly Lamp[];
  readonly hand: Hand;
}) =>
  lamps.map(({ x, y, reach, mirrored }) => (
    <g key={x}>
      <Shine id={`${id}${Math.round(x)}`} x={x} y={y} reach={reach} strength={0.5} />
      {mirrored !== undefined && (
        <g>
          <circle cx={x} cy={y} r="2" fill="var(--act)" />
          <path
            d={glints(handFor(hand, 83), { light: x, top: mirrored + 4, bottom: mirrored + reach * 0.66, count: 16 })}
            transform={`translate(${r1(x * 0.62)} 0) scale(0.38 1)`}
            stroke="var(--act)"
            strokeWidth="0.9"
            fill="none"
            opacity="0.6"
          />
        </g>
      )}
    </g>
  ));
