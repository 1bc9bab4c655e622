interface ShineProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** The radius of the shine. */
  readonly reach: number;
  /** The opacity in the middle, up to 1. */
  readonly strength: number;
  readonly colour?: string;
}

const FALL = [
  [0, 1],
  [0.25, 0.46],
  [0.6, 0.12],
  [1, 0],
] as const;

/** A light: a disc that fades outwards. */
export const Shine = ({ id, x, y, reach, strength, colour = 'var(--act)' }: ShineProps) => (
  <g>
    <radialGradient id={id} cx={x} cy={y} r={reach} gradientUnits="userSpaceOnUse">
      {FALL.map(([offset, share]) => (
        <stop key={offset} offset={offset} style={{ stopColor: colour, stopOpacity: strength * share }} />
      ))}
    </radialGradient>
    <circle cx={x} cy={y} r={reach} fill={`url(#${id})`} />
  </g>
);
