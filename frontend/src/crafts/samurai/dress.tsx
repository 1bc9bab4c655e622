import { type DressProps } from '../../drawing/portrait/costume.js';
import { FINE, PEN } from '../../drawing/portrait/line.js';

/** Under a kataginu with the crest at both shoulders: what a man of rank wore. */
const Kataginu = ({ shoulders: w }: Pick<DressProps, 'shoulders'>) => (
  <>
    <path d="M66 141c2 20 16 44 34 84h-12C72 190 60 168 58 146z" fill="#f6f0e2" {...PEN} />
    <path d="M94 141c-4 24-18 48-30 84H50c6-40 28-60 36-84z" fill="#f6f0e2" {...PEN} />
    <path d="M97 145c-4 26-20 50-30 80H50c10-36 32-56 39-84z" fill="#22304a" {...PEN} />
    {[80 - w * 0.72, 80 + w * 0.72].map((x) => (
      <g key={x} transform={`translate(${x} 188)`}>
        <circle r="6.5" fill="#f6f0e2" {...PEN} strokeWidth="0.8" />
        <circle r="2" cy="-2.6" fill="#22304a" />
        <circle r="2" cx="2.3" cy="1.5" fill="#22304a" />
        <circle r="2" cx="-2.3" cy="1.5" fill="#22304a" />
      </g>
    ))}
  </>
);

const PETALS = [0, 72, 144, 216, 288];
/** Plum blossom: the centre, in parts of the shoulders' width, and its height. */
const BLOSSOMS = [
  [-0.62, 186],
  [-0.9, 206],
  [0.6, 182],
  [0.86, 200],
] as const;

/** Two kosode over one another, with a broad sash. */
const Kosode = ({ shoulders: w }: Pick<DressProps, 'shoulders'>) => (
  <g data-worn="kosode">
    <path d="M64 141c2 22 18 46 38 84H90C70 192 58 170 55 147z" fill="#f6f0e2" {...PEN} />
    <path d="M96 141c-4 26-20 50-34 84H48c6-40 30-62 38-84z" fill="#f6f0e2" {...PEN} />
    <path d="M99 144c-4 28-22 52-36 81H48c8-38 34-58 42-82z" fill="#9c2a1c" {...PEN} />
    <path d="M101 148c-4 28-22 52-36 77H48c8-38 36-56 44-80z" fill="#2c4468" {...PEN} />
    {BLOSSOMS.map(([x, y]) => (
      <g key={y} transform={`translate(${80 + w * x} ${y})`} fill="#e8b9a6">
        {PETALS.map((turn) => (
          <circle key={turn} r="2.5" cy="-3.4" transform={`rotate(${turn})`} stroke="var(--pen)" strokeWidth="0.4" />
        ))}
        <circle r="1.5" fill="#c99b45" />
      </g>
    ))}
    <path d={`M${72 - w} 211h${16 + 2 * w}v15H${72 - w}z`} fill="#c99b45" {...PEN} />
    <path d={`M${72 - w} 217.5h${16 + 2 * w}`} {...FINE} stroke="#9c2a1c" strokeWidth="1.8" />
  </g>
);

export const Dress = ({ shoulders, gender }: DressProps) =>
  gender === 'female' ? <Kosode shoulders={shoulders} /> : <Kataginu shoulders={shoulders} />;
