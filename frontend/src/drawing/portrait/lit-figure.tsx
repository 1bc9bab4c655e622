import { type FactionId } from '#game/model/world.js';
import { type ReactNode } from 'react';
import { figurePlace, type Look } from './look.js';

/** Far land behind the sitter, in two tones of the night's air. */
const LANDS: Readonly<Record<FactionId, readonly [string, string]>> = {
  vikings: [
    'M0 128L24 84 38 104 60 70 92 122 118 92 134 110 150 84 164 104V226H0z',
    'M0 152L40 138 90 148 164 134V226H0z',
  ],
  empire: [
    'M0 124Q40 108 84 118T164 108V226H0z',
    'M2 150V112h4v-14h3v14h6v-8q6-10 12 0v8h8v38zM120 150v-30l20-12 20 12v30h10v76H0v-76z',
  ],
  mongols: ['M0 124Q50 112 92 120T164 114V226H0z', 'M0 146Q60 134 164 142V226H0zM118 141q2-14 18-17 16 3 18 17z'],
  samurai: ['M0 132Q44 120 64 76L70 72 76 77 82 73Q100 116 164 132V226H0z', 'M0 152Q60 140 164 150V226H0z'],
  pirates: ['M0 122L30 112 60 122H164V226H0z', 'M0 122H164V226H0z'],
  knights: ['M0 126Q60 108 164 122V226H0z', 'M118 140V96h4v-5h4v5h4v-5h4v5h4V76l7-16 7 16v64h14v86H0v-80z'],
  assassins: [
    'M0 128V108h12V98l10-6 10 6v14h12v16zM96 128V96q2-24 24-26 22 2 24 26v32h20v98H0v-98z',
    'M0 152v-16l14-8 14 8v6h20v-12l12-7 12 7v14h40v-10h24v12h28v80H0z',
  ],
  barbarians: [
    'M0 128L8 104 16 128 26 98 36 128 46 108 54 128H110L120 102 130 128 142 96 154 128 160 112 164 124V226H0z',
    'M0 150Q70 138 164 148V226H0z',
  ],
};

const NIGHT = 'oklch(from var(--paper) 0.34 min(0.05, 4 * c) h)';

export const DarkBackdrop = ({ faction, id }: { readonly faction: FactionId; readonly id: string }) => (
  <g>
    <radialGradient id={`${id}glow`} cx="132" cy="104" r="120" gradientUnits="userSpaceOnUse">
      <stop offset="0" style={{ stopColor: 'var(--act)', stopOpacity: 0.5 }} />
      <stop offset="0.45" style={{ stopColor: 'var(--act)', stopOpacity: 0.16 }} />
      <stop offset="1" style={{ stopColor: 'var(--act)', stopOpacity: 0 }} />
    </radialGradient>
    <rect width="164" height="226" fill={`color-mix(in oklab, ${NIGHT} 55%, var(--paper))`} />
    <rect width="164" height="226" fill={`url(#${id}glow)`} />
    <path d={LANDS[faction][0]} fill={`color-mix(in oklab, ${NIGHT} 62%, var(--paper))`} opacity="0.8" />
    <path d={LANDS[faction][1]} fill={`color-mix(in oklab, ${NIGHT} 34%, var(--paper))`} />
  </g>
);

/** What a lamp at the left leaves in shadow, in the figure's own measure: the far half of the face, all but a corner of its cheek, and the far side of everything. */
const FAR =
  'M90-40L84 20 80 44 75 66 73 88 66.5 104 66 109 71.5 111.5 74 118 71.5 123 76 133 74 140 80 152 73 174 86 198 78 240H190V-40zM80.5 100Q88 99.5 95 101.5 92 109 86.5 112.5 83 107 80.5 100z';
/** What is turned half away. */
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

/** The same figure with the light of a lamp upon it: its colours times the light's, in planes with hard edges. */
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
