import { type DressProps } from '../../drawing/portrait/costume.js';
import { FINE, PEN } from '../../drawing/portrait/line.js';

/** A hood laid over the shoulders, and a laced doublet. */
export const Dress = ({ shoulders: w }: DressProps) => (
  <>
    <path
      d="M64 144c4 14 10 20 16 24 6-4 12-10 16-24l8 8c-4 16-14 26-24 32-10-6-20-16-24-32z"
      fill="#f4ead6"
      {...PEN}
    />
    <path d="M80 184v42" {...FINE} strokeWidth="1.1" />
    {[190, 199, 208, 217].map((y) => (
      <path key={y} d={`M74 ${y}l12 4M86 ${y}l-12 4`} {...FINE} stroke="#c99b45" strokeWidth="1.1" />
    ))}
    <path d={`M62 146C50 154 ${86 - w} 158 ${80 - w} 182M98 146c12 8 ${w - 24} 12 ${w - 18} 36`} {...FINE} />
    <path d={`M${86 - w} 186l10 40M${74 + w} 186l-10 40`} {...FINE} />
  </>
);
