import { type MarkProps } from '../theme.js';

/** A tick on a measured scale: long for a counted point, short for an open one. */
export const Mark = ({ filled, bonus = false }: MarkProps) => {
  const colour = bonus ? 'var(--act)' : 'var(--ink)';
  return filled ? (
    <g fill="none" stroke={colour} strokeLinecap="round">
      <path d="M0 11.500h13" strokeWidth="0.9" />
      <path d="M6.500 11.500V2.200" strokeWidth="1.900" />
      <path d="M3.600 4.200q2.900-3 5.800 0" strokeWidth="0.9" />
    </g>
  ) : (
    <path d="M0 11.500h13M6.500 11.500V8" fill="none" stroke="var(--shade)" strokeWidth="0.9" />
  );
};
