import { type MarkProps } from '../theme.js';

const SHIELD = 'M2.200 2h8.600v4.800c0 3-1.900 4.700-4.300 5.700-2.400-1-4.300-2.700-4.300-5.700z';

/** A small shield with a pale on it; or a shield that nobody bears yet. */
export const Mark = ({ filled, bonus = false }: MarkProps) =>
  filled ? (
    <g>
      <path d={SHIELD} fill={bonus ? 'var(--act)' : 'var(--ink)'} />
      <path d="M6.500 2v10" stroke="var(--leaf)" strokeWidth="1.500" />
    </g>
  ) : (
    <path d={SHIELD} fill="none" stroke="var(--shade)" strokeWidth="0.8" />
  );
