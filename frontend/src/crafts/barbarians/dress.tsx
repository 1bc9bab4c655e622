import { type DressProps } from '../../drawing/portrait/costume.js';
import { FINE, PEN } from '../../drawing/portrait/line.js';

/** A pelt and a torc. */
export const Dress = ({ shoulders: w }: DressProps) => (
  <>
    <path
      d={`M66 144C50 150 ${82 - w} 152 ${74 - w} 184l10-4-4 12 12-6-2 14 12-8 2 14 12-10 6 12C${88 - w * 0.2} 190 98 160 94 142z`}
      fill="#6d5138"
      {...PEN}
    />
    <path
      d="M46 166l4 8M54 160l3 9M62 156l2 9M52 180l4 8M62 174l3 9M72 164l1 9M72 182l3 9M82 156v9M82 174l1 9"
      {...FINE}
    />
    <path d="M60 148c6 12 34 12 40 0" fill="none" {...PEN} strokeWidth="6.5" />
    <path d="M60 148c6 12 34 12 40 0" fill="none" stroke="#c99b45" strokeWidth="4.3" strokeLinecap="round" />
    <path d="M64 153l3-4M70 156l2-5M77 157.5v-5M84 157l-1-5M91 154l-3-4" {...FINE} strokeWidth="0.7" />
    <path d="M100 190c10-2 16-2 22 2" {...FINE} stroke="#bd5a33" strokeWidth="2.6" />
  </>
);
