import { type MarkProps } from '../theme.js';

const DIAMOND = 'M6.500 1.800L10.400 7 6.500 12.200 2.600 7z';

/** A diamond, as on a card. */
export const Mark = ({ filled, bonus = false }: MarkProps) => (
  <path
    d={DIAMOND}
    fill={filled ? (bonus ? 'var(--act)' : 'var(--ink)') : 'none'}
    stroke={filled ? 'none' : 'var(--shade)'}
    strokeWidth="0.9"
  />
);
