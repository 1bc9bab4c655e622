import { type DressProps } from '../../drawing/portrait/costume.js';
import { FINE, PEN } from '../../drawing/portrait/line.js';

/** A shirt, a coat, and a baldric. */
export const Dress = ({ shoulders: w }: DressProps) => (
  <>
    <path d="M64 146c4 16 8 40 10 80h16c2-40 6-64 10-80-8 8-28 8-36 0z" fill="#f8f1e2" {...PEN} />
    <path d="M66 150c6 10 10 18 14 32 4-14 8-22 14-32" {...FINE} />
    <path d="M76 190h8M76 200h8M76 210h8" {...FINE} />
    <path
      d="M64 143c-10 4-14 12-12 24l16 4-6 10c6 12 8 26 8 44H54c-2-30-8-52-14-66zM96 143c10 4 14 12 12 24l-16 4 6 10c-6 12-8 26-8 44h16c2-30 8-52 14-66z"
      fill="#6f1f17"
      {...PEN}
    />
    {[186, 200, 214].map((y) => (
      <circle key={y} cx={100} cy={y} r="2.4" fill="#c99b45" {...PEN} strokeWidth="0.8" />
    ))}
    <path d={`M${82 - w} 164L${74 + w} 226h12L${88 - w} 158z`} fill="#a9773f" {...PEN} />
  </>
);
