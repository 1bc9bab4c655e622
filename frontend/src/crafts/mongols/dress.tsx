import { type DressProps } from '../../drawing/portrait/costume.js';
import { FINE, PEN } from '../../drawing/portrait/line.js';

/** A deel that closes at the side, and a sash. */
export const Dress = ({ shoulders: w }: DressProps) => (
  <>
    <path d={`M66 142C70 160 84 172 ${80 + w * 0.55} 178l-4 10C92 182 72 170 60 146z`} fill="#9c2a1c" {...PEN} />
    <path d="M94 142c-2 10-8 20-18 28l-6-8c8-6 12-12 14-22z" fill="#9c2a1c" {...PEN} />
    <path d="M64 150c8 14 24 26 44 31" {...FINE} stroke="#e8cf94" strokeDasharray="2 2.5" />
    <path d={`M${80 + w * 0.5} 186v40`} {...FINE} />
    <circle cx={80 + w * 0.42} cy="183" r="3" fill="#c99b45" {...PEN} strokeWidth="0.9" />
    <path d={`M${76 - w} 214h${8 + 2 * w}`} {...FINE} stroke="#c99b45" strokeWidth="7" />
    <path d={`M${76 - w} 210h${8 + 2 * w}M${76 - w} 218h${8 + 2 * w}`} {...FINE} />
  </>
);
