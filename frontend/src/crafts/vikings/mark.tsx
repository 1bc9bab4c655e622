import { type MarkProps } from '../theme.js';

const NOTCH = 'M4 1.500H9V12.500H4z';

/** A vertical knife notch with a lit side; a new one shows bare wood. */
export const Mark = ({ filled, bonus = false }: MarkProps) =>
  filled ? (
    <g className="notch">
      <path d={NOTCH} fill={bonus ? 'var(--notch-new)' : 'var(--act)'} stroke="var(--notch-edge)" strokeWidth="1" />
      <path d="M5.500 3V11" stroke={bonus ? 'var(--notch-new-light)' : 'var(--notch-light)'} strokeWidth="1.100" />
    </g>
  ) : (
    <path className="notch" d={NOTCH} fill="none" stroke="var(--shade)" strokeWidth="0.8" />
  );
