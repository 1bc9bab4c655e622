import { type DressProps } from '../../drawing/portrait/costume.js';
import { FINE, PEN } from '../../drawing/portrait/line.js';

/** A toga over a tunic. */
export const Dress = ({ shoulders: w }: DressProps) => (
  <>
    <path d={`M94 142c8 12 ${w * 0.5} 16 ${w - 12} 40l4 44H70c-10-30 6-64 24-84z`} fill="#f6efdd" {...PEN} />
    <path
      d="M92 146c-16 22-26 50-22 80M100 152c-14 22-22 44-18 74M110 158c-12 20-18 42-16 68M120 168c-8 18-12 36-12 58"
      {...FINE}
    />
    <path d="M93 144c-18 22-28 52-24 82" {...FINE} stroke="#9c2a1c" strokeWidth="3.6" />
    <circle cx="95" cy="150" r="5.5" fill="#c99b45" {...PEN} />
    <path d={`M66 146C58 156 ${82 - w} 158 ${78 - w} 180`} {...FINE} />
  </>
);
