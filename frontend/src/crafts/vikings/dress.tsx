import { type DressProps } from '../../drawing/portrait/costume.js';
import { FINE, PEN } from '../../drawing/portrait/line.js';
import { Apron } from './apron.js';
import { RingPin, Tunic } from './tunic.js';

/** Hairs of a pelt over both shoulders. */
const fur = (w: number): string =>
  Array.from({ length: 44 }, (_, i) => {
    const side = i % 2 === 0 ? -1 : 1,
      t = (i * 0.618) % 1,
      out = 20 + (((i * 7) % 11) / 11) * (w - 26),
      y = 152 + t * 70;
    return out < 18 + (y - 152) * 0.14
      ? ''
      : `M${(80 + side * Math.min(out, 16 + (y - 142) * 1.6)).toFixed(1)} ${y.toFixed(1)}l${(side * 1.6).toFixed(1)} 5`;
  }).join('');

/** A pelt over the shoulders, and what is worn under it: brooches held a woman's apron, a ring pin a man's cloak. */
export const Dress = ({ shoulders: w, gender }: DressProps) => (
  <>
    {gender === 'female' ? <Apron /> : <Tunic />}
    <path
      d={`M66 141C54 146 ${82 - w} 152 ${76 - w} 178 ${73 - w} 194 ${72 - w} 210 ${72 - w} 226H47l4-9-5-3 6-9-5-4 6-8-5-5 6-9-4-5 6-8-2-6 6-7-1-6 5-6z`}
      fill="#7d5f41"
      {...PEN}
    />
    <path
      d={`M94 141C106 146 ${78 + w} 152 ${84 + w} 178 ${87 + w} 194 ${88 + w} 210 ${88 + w} 226H113l-4-9 5-3-6-9 5-4-6-8 5-5-6-9 4-5-6-8 2-6-6-7 1-6-5-6z`}
      fill="#7d5f41"
      {...PEN}
    />
    <path d={fur(w)} {...FINE} strokeWidth="0.7" />
    {gender !== 'female' && <RingPin />}
  </>
);
