import { type DressProps } from '../../drawing/portrait/costume.js';
import { FINE, PEN } from '../../drawing/portrait/line.js';

/** A surcoat, party per pale, over mail. */
export const Dress = ({ shoulders: w }: DressProps) => (
  <>
    <path d={`M62 150h36l10 14v62H52v-62z`} fill="#9c2a1c" {...PEN} />
    <path d="M80 150h18l10 14v62H80z" fill="#2f4e7c" {...PEN} />
    <path d="M76 152h8v74h-8zM52 186h56v8H52z" fill="#f6efdd" {...PEN} strokeWidth="0.9" />
    {[0, 1, 2, 3, 4, 5].map((row) => (
      <path
        key={row}
        d={`M${78 - w + row * 1.2} ${172 + row * 9}q3-4 6 0t6 0 6 0M${64 + w} ${172 + row * 9}q3-4 6 0t6 0 6 0`}
        {...FINE}
        strokeWidth="0.7"
      />
    ))}
    <path d="M60 146c8 10 32 10 40 0l4 8c-10 10-38 10-48 0z" fill="#c99b45" {...PEN} />
  </>
);
