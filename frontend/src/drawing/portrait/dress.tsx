import { type FactionId } from '#game/model/world.js';
import { type ReactNode } from 'react';
import { FINE, PEN } from './line.js';

const CLOTH: Readonly<Record<FactionId, string>> = {
  vikings: '#8a6b4a',
  empire: '#efe3c9',
  mongols: '#2f5570',
  samurai: '#2c4468',
  pirates: '#8e2b20',
  knights: '#b7b3aa',
  assassins: '#4a4238',
  barbarians: '#9c7148',
};

/** Shoulders: `w` is half their width about x = 80. */
const trunk = (w: number): string =>
  `M66 140C60 152 ${80 - w} 152 ${76 - w} 178 ${73 - w} 194 ${72 - w} 210 ${72 - w} 226H${88 + w}C${88 + w} 210 ${87 + w} 194 ${84 + w} 178 ${80 + w} 152 100 152 94 140z`;

const STRINGS = [
  [171, 10],
  [174, 20],
] as const;
const BEADS = [0.12, 0.25, 0.38, 0.5, 0.62, 0.75, 0.88];
const BEAD = ['#9c2a1c', '#efe3c9', '#3d6068', '#c99b45'];
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

const DETAIL: Readonly<Record<FactionId, (w: number) => ReactNode>> = {
  vikings: (w) => (
    <>
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
    </>
  ),
  empire: (w) => (
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
  ),
  mongols: (w) => (
    <>
      <path d={`M66 142C70 160 84 172 ${80 + w * 0.55} 178l-4 10C92 182 72 170 60 146z`} fill="#9c2a1c" {...PEN} />
      <path d="M94 142c-2 10-8 20-18 28l-6-8c8-6 12-12 14-22z" fill="#9c2a1c" {...PEN} />
      <path d="M64 150c8 14 24 26 44 31" {...FINE} stroke="#e8cf94" strokeDasharray="2 2.5" />
      <path d={`M${80 + w * 0.5} 186v40`} {...FINE} />
      <circle cx={80 + w * 0.42} cy="183" r="3" fill="#c99b45" {...PEN} strokeWidth="0.9" />
      <path d={`M${76 - w} 214h${8 + 2 * w}`} {...FINE} stroke="#c99b45" strokeWidth="7" />
      <path d={`M${76 - w} 210h${8 + 2 * w}M${76 - w} 218h${8 + 2 * w}`} {...FINE} />
    </>
  ),
  samurai: (w) => (
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
  ),
  pirates: (w) => (
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
  ),
  knights: (w) => (
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
  ),
  assassins: (w) => (
    <>
      <path
        d="M64 144c4 14 10 20 16 24 6-4 12-10 16-24l8 8c-4 16-14 26-24 32-10-6-20-16-24-32z"
        fill="#f4ead6"
        {...PEN}
      />
      <path d="M80 184v42" {...FINE} strokeWidth="1.1" />
      {[190, 199, 208, 217].map((y) => (
        <path key={y} d={`M74 ${y}l12 4M86 ${y}l-12 4`} {...FINE} stroke="#c99b45" strokeWidth="1.1" />
      ))}
      <path d={`M62 146C50 154 ${86 - w} 158 ${80 - w} 182M98 146c12 8 ${w - 24} 12 ${w - 18} 36`} {...FINE} />
      <path d={`M${86 - w} 186l10 40M${74 + w} 186l-10 40`} {...FINE} />
    </>
  ),
  barbarians: (w) => (
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
  ),
};

export const Dress = ({ faction, shoulders }: { readonly faction: FactionId; readonly shoulders: number }) => (
  <g>
    <path d={trunk(shoulders)} fill={CLOTH[faction]} {...PEN} />
    {DETAIL[faction](shoulders)}
    <g clipPath="none" stroke="var(--pen)" strokeWidth="0.6" opacity="0.65">
      {Array.from({ length: 13 }, (_, i) => (
        <path key={i} d={`M${74 + shoulders - (i % 3) * 2} ${184 + i * 3}l9-3`} />
      ))}
    </g>
  </g>
);
