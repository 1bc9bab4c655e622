/** The pen: outlines, lines within, and the fine ones of a shadow. By night the lines are almost invisible. */
export const PEN = { stroke: 'var(--pen)', strokeWidth: 1.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const FINE = { ...PEN, fill: 'none', strokeWidth: 0.85 } as const;

interface HatchProps {
  readonly clip: string;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly gap?: number;
  readonly lean?: number;
  readonly colour?: string;
}

/** Slanting lines over a box, clipped by a path: the shadow by day. */
export const Hatch = ({
  clip,
  from: [x0, y0],
  to: [x1, y1],
  gap = 2.6,
  lean = 7,
  colour = 'var(--pen)',
}: HatchProps) => (
  <g clipPath={`url(#${clip})`} fill="none" stroke={colour} strokeWidth="0.65" strokeLinecap="round">
    {Array.from({ length: Math.ceil((y1 - y0) / gap) }, (_, i) => {
      const y = y0 + i * gap;
      const inset = ((i * 37) % 10) / 2.2;
      return <path key={i} d={`M${x0 + inset} ${y + lean}Q${(x0 + x1) / 2} ${y + lean * 0.4} ${x1} ${y}`} />;
    })}
  </g>
);
