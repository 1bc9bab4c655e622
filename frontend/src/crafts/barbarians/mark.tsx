import { type MarkProps } from '../theme.js';

/** A tally mark pressed with a thumb, or its empty place. */
export const Mark = ({ filled, bonus = false }: MarkProps) =>
  filled ? (
    <path
      d="M5.500 1.600c1.700-.7 2.700.1 2.600 2.200l-.5 6.400c-.1 2-2.900 2.400-3 .3l.2-6.800c0-1 .2-1.800.7-2.100z"
      fill={bonus ? 'var(--act)' : 'var(--ink)'}
    />
  ) : (
    <path
      d="M6.500 3.600L6.200 10.600"
      fill="none"
      stroke="var(--shade)"
      strokeWidth="1.100"
      strokeLinecap="round"
      strokeDasharray="1.100 2.200"
    />
  );
