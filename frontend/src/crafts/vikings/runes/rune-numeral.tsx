import { roman } from '../../../lib/words.js';
import { useReading } from '../../use-theme.js';
import { FUTHARK } from './futhark.js';
import { RUNE_HEIGHT, strokesOf } from './strokes.js';

/** By day i. ii. iii.; by night the letters of the futhark, up to sixteen. */
export const RuneNumeral = ({ n }: { readonly n: number }) => {
  const { light } = useReading();
  const rune = FUTHARK[n - 1];
  if (light === 'day' || rune === undefined) return `${roman(n)}.`;
  const { d, width } = strokesOf(rune);
  return (
    <svg viewBox={`-2 -1.500 ${width + 4} ${RUNE_HEIGHT + 3}`} className="rune-numeral">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="1.800" strokeLinejoin="round" />
    </svg>
  );
};
