import { type DressProps } from '../../drawing/portrait/costume.js';
import { FINE, PEN } from '../../drawing/portrait/line.js';

/** A citizen's toga over a tunic: the mark of a man. */
const Toga = ({ shoulders: w }: Pick<DressProps, 'shoulders'>) => (
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

/** A stola pinned at both shoulders, under a mantle. */
const Stola = ({ shoulders: w }: Pick<DressProps, 'shoulders'>) => (
  <g data-worn="stola">
    <path d="M58 147c6 20 38 20 44 0l12 12v67H46v-67z" fill="#f6efdd" {...PEN} />
    <path
      d="M61 154c8 15 30 15 38 0M64 164c8 10 24 10 32 0M80 169v57M72 168l-4 58M88 168l4 58M63 172l-8 54M97 172l8 54"
      {...FINE}
      strokeWidth="0.7"
    />
    <path d={`M98 144c12 8 ${w - 20} 12 ${w - 12} 38l2 44H92c14-16 20-34 12-58z`} fill="#6f8c86" {...PEN} />
    <path
      d={`M62 148C52 154 ${86 - w} 158 ${80 - w} 182l-4 44h${w - 32}l4-4c-10-20-12-44-2-66z`}
      fill="#6f8c86"
      {...PEN}
    />
    <path
      d={`M106 160c10 22 4 46-6 66M112 160c14 22 10 46 2 66M118 164c12 22 12 42 8 62M54 158c-10 20-12 44-6 66M46 164c-8 18-10 40-8 60`}
      {...FINE}
      strokeWidth="0.8"
    />
    {[57, 103].map((x) => (
      <circle key={x} cx={x} cy="153" r="4.6" fill="#c99b45" {...PEN} strokeWidth="1.1" />
    ))}
  </g>
);

/** Men wore the toga; nobody else is dressed in it. */
export const Dress = ({ shoulders, gender }: DressProps) =>
  gender === 'female' ? <Stola shoulders={shoulders} /> : <Toga shoulders={shoulders} />;
