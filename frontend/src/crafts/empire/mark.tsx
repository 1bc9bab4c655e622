import { type MarkProps } from '../theme.js';

const STONE = 'M2.300 3.100L10.900 2.600 11.200 11.100 2 11.600z';

/** A tessera, set slightly crooked, or its empty bed. */
export const Mark = ({ filled, bonus = false }: MarkProps) => {
  const colour = bonus ? 'var(--act)' : 'var(--ink)';
  return filled ? (
    <g>
      <path d={STONE} fill={colour} />
      <path d="M3.400 4.300l6.300-.4" stroke="var(--leaf)" strokeWidth="0.7" opacity="0.5" />
    </g>
  ) : (
    <path d={STONE} fill="none" stroke="var(--shade)" strokeWidth="0.8" />
  );
};
