import { FINE, PEN } from '../../drawing/portrait/line.js';

const STRINGS = [
  [171, 10],
  [174, 20],
] as const;
const BEADS = [0.12, 0.25, 0.38, 0.5, 0.62, 0.75, 0.88];
const BEAD = ['#9c2a1c', '#efe3c9', '#3d6068', '#c99b45'];

/** A woman's dress: an apron over a shirt, held by two tortoise brooches, and beads between them. */
export const Apron = () => (
  <g data-worn="tortoise brooches">
    <path d="M62 146c6 11 30 11 36 0l12 14v66H50v-66z" fill="#efe3c9" {...PEN} />
    <path d="M70 158l-3 22M78 160v20M86 160l1 20M93 157l3 22" {...FINE} strokeWidth="0.6" />
    <path d="M63.5 149c7 11 26 11 33 0" {...FINE} stroke="#9c2a1c" strokeWidth="3" />
    <path d="M63.5 149c7 11 26 11 33 0" {...FINE} stroke="#c99b45" strokeWidth="1" strokeDasharray="1.5 2.2" />
    <path d="M52 158l8-3 4 22-9 2zM108 158l-8-3-4 22 9 2z" fill="#3d6068" {...PEN} />
    <path d="M54 176h52l4 50H50z" fill="#3d6068" {...PEN} />
    <path d="M54 176h52l0.6 7H53.4z" fill="#c99b45" {...PEN} strokeWidth="1" />
    <path
      d="M56 179.5l3.5-3 3.5 6 3.5-6 3.5 6 3.5-6 3.5 6 3.5-6 3.5 6 3.5-6 3.5 6 3.5-6 3.5 6 3-5"
      {...FINE}
      strokeWidth="0.8"
    />
    {[58, 102].map((x) => (
      <g key={x}>
        <ellipse cx={x} cy="169" rx="7" ry="8" fill="#c99b45" {...PEN} />
        <ellipse cx={x} cy="169" rx="4.2" ry="5" {...FINE} />
        <circle cx={x} cy="169" r="1.4" fill="#9c2a1c" />
      </g>
    ))}
    {STRINGS.map(([y, sag]) => (
      <g key={y}>
        <path d={`M63 ${y}q17 ${sag} 34 0`} {...FINE} />
        {BEADS.map((t, i) => (
          <circle
            key={t}
            cx={63 + 34 * t}
            cy={y + 2 * sag * t * (1 - t)}
            r={i % 2 === 0 ? 2.1 : 1.6}
            fill={BEAD[(i + y) % 4]}
            {...PEN}
            strokeWidth="0.6"
          />
        ))}
      </g>
    ))}
  </g>
);
