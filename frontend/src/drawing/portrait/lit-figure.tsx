import { type ReactNode } from 'react';
import { type Costume } from './costume.js';
import { figurePlace, type Look } from './look.js';

const NIGHT = 'oklch(from var(--paper) 0.34 min(0.05, 4 * c) h)';

interface DarkBackdropProps {
  readonly lands: Costume['backdropByNight'];
  readonly id: string;
}

/** Distant land behind the sitter, in two tones of the night's air. */
export const DarkBackdrop = ({ lands: [far, near], id }: DarkBackdropProps) => (
  <g>
    <radialGradient id={`${id}glow`} cx="132" cy="104" r="120" gradientUnits="userSpaceOnUse">
      <stop offset="0" style={{ stopColor: 'var(--act)', stopOpacity: 0.5 }} />
      <stop offset="0.45" style={{ stopColor: 'var(--act)', stopOpacity: 0.16 }} />
      <stop offset="1" style={{ stopColor: 'var(--act)', stopOpacity: 0 }} />
    </radialGradient>
    <rect width="164" height="226" fill={`color-mix(in oklab, ${NIGHT} 55%, var(--paper))`} />
    <rect width="164" height="226" fill={`url(#${id}glow)`} />
    <path d={far} fill={`color-mix(in oklab, ${NIGHT} 62%, var(--paper))`} opacity="0.8" />
    <path d={near} fill={`color-mix(in oklab, ${NIGHT} 34%, var(--paper))`} />
  </g>
);

/** The area that a lamp at the left leaves in shadow, in the figure's coordinates: the far half of the face except a corner of the cheek, and the far side of everything else. */
const FAR =
  'M90-40L84 20 80 44 75 66 73 88 66.5 104 66 109 71.5 111.5 74 118 71.5 123 76 133 74 140 80 152 73 174 86 198 78 240H190V-40zM80.5 100Q88 99.5 95 101.5 92 109 86.5 112.5 83 107 80.5 100z';
/** The area that faces half away from the lamp. */
const ASIDE = [
  'M80.5 100Q88 99.5 95 101.5 92 109 86.5 112.5 83 107 80.5 100z',
  'M-20 240L30 170 52 154 44 186 52 240z',
  'M56 150L72 176 60 240H74L78 186 66 148z',
  'M40-10L56 40 50 74 58 96 54 132 30 160V-10z',
  'M58 101L64 112 60 122 68 132 54 128z',
];

interface LitFigureProps {
  readonly look: Look;
  readonly id: string;
  readonly children: ReactNode;
}

const LAMP = 'color-mix(in oklab, color-mix(in oklab, var(--act) 46%, var(--white)) 90%, var(--paper))';
const SHADOW = 'color-mix(in oklab, oklch(from var(--paper) 0.46 min(0.07, 5 * c) h) 88%, var(--act))';
const HALF = 'color-mix(in oklab, oklch(from var(--paper) 0.76 min(0.05, 4 * c) h) 88%, var(--act))';
const TIMES = { mixBlendMode: 'multiply' } as const;

/** The same figure in lamplight: its colours multiplied by the light's, in planes with hard edges. */
export const LitFigure = ({ look, id, children }: LitFigureProps) => (
  <g style={{ isolation: 'isolate' }}>
    <g id={`${id}figure`}>{children}</g>
    <mask id={`${id}mask`} style={{ maskType: 'alpha' }}>
      <use href={`#${id}figure`} />
    </mask>
    <g mask={`url(#${id}mask)`} style={TIMES}>
      <rect width="164" height="226" fill={LAMP} />
      <g transform={figurePlace(look)}>
        <path d={FAR} fill={SHADOW} fillRule="evenodd" style={TIMES} />
        {ASIDE.map((d) => (
          <path key={d} d={d} fill={HALF} style={TIMES} />
        ))}
      </g>
    </g>
  </g>
);
