import { type MarkProps } from '../theme.js';

/** A go stone: a black stone, or the outline of an empty place. */
export const Mark = ({ filled, bonus = false }: MarkProps) =>
  filled ? (
    <g>
      <circle cx="6.500" cy="7" r="4.700" fill={bonus ? 'var(--act)' : 'var(--stone)'} />
      <path
        d="M3.700 6.200a3.200 3.200 0 0 1 2.300-2.500"
        fill="none"
        stroke="var(--paper)"
        strokeWidth="0.9"
        strokeLinecap="round"
        opacity="0.8"
      />
    </g>
  ) : (
    <circle cx="6.500" cy="7" r="4.300" fill="none" stroke="var(--shade)" strokeWidth="0.7" />
  );
