import { type MarkProps } from '../theme.js';

const CORD = { stroke: 'var(--shade)', strokeWidth: 1.1 };

/** A knot on a cord, with its two ends, or only the cord. */
export const Mark = ({ filled, bonus = false }: MarkProps) => {
  const colour = bonus ? 'var(--act)' : 'var(--ink)';
  return filled ? (
    <g>
      <path d="M0 7h13" {...CORD} />
      <path d="M8.800 4.600l2-2.800M4.200 9.400l-2 2.800" stroke={colour} strokeWidth="1.400" strokeLinecap="round" />
      <path
        d="M3 7C3 4 5.500 3.200 7.500 3.600 9.600 4 10.600 6 10 7.800 9.400 10 7 10.800 5.300 10.200 3.800 9.700 3 8.500 3 7z"
        fill={colour}
      />
    </g>
  ) : (
    <path d="M0 7h13" {...CORD} />
  );
};
