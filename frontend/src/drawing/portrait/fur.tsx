import { FINE, PEN } from './line.js';

/** A pelt: its edge, and hairs upon it. */
export const Fur = ({ d, ticks }: { readonly d: string; readonly ticks: string }) => (
  <g>
    <path d={d} fill="#8a6b4a" {...PEN} />
    <path d={ticks} {...FINE} strokeWidth="0.7" />
  </g>
);
