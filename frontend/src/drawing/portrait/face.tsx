import { type ReactNode } from 'react';
import { type Light } from '../light.js';
import { Brows, Eye } from './eyes.js';
import { FINE, Hatch, PEN } from './line.js';
import { type FaceShape, type Look, type Mark, type Nose } from './look.js';

const FACE_PATH: Readonly<Record<FaceShape, string>> = {
  oval: 'M55 84C54 91 52 95 53 101 54 112 60 124 68 131.5 72 134.5 79 134.5 84 131 96 122 104 111 106 99L107.5 84C108.5 62 96.5 47 80 47 63.5 47 55 62 55 84z',
  square:
    'M53 84C52 91 50 95 50.5 102 50.5 113 52.5 122 59.5 128.5 65 132.5 80 133.5 88 130 100 124 108 115 108.5 101L109 84C110 62 98 48 80 48 63 48 53 62 53 84z',
  round:
    'M51.5 84C50.5 91 47 96 48 103.5 50 116 58 124 66 127.5 71 130 80 130 86 127 100 121 110.5 112 111 99L110.5 84C111.5 62 98.5 47 80 47 61.5 47 51.5 62 51.5 84z',
};

const NOSES: Readonly<Record<Nose, readonly [string, string]>> = {
  straight: ['M71 87c-1 6-4 12-6 18-1 3 1 5 4 5', 'M69 110c2 1 4 1 6-0.5M77 105c2 1 2 4-0.5 5'],
  hooked: [
    'M71 87c-3 5-3.5 7-4 10-0.5 3-3 6-3 9.5 0 3 2 4.5 5 4',
    'M69 110.5c2 1.2 4 1 6-0.5M77.5 104.5c2.4 1 2.4 4.6-0.5 5.5',
  ],
  snub: ['M71.5 87c-0.5 6-1.5 10-4 14-2.5 2.5-3 5 0 7', 'M67 108.5c3 1.5 5 1.5 7-0.3M76.5 104c2.2 0.6 2.4 3.4 0 4.6'],
};
const NoseDrawing = ({ nose }: { readonly nose: Nose }) => (
  <g {...FINE} strokeWidth="1.1">
    {NOSES[nose].map((d) => (
      <path key={d} d={d} />
    ))}
    <path d="M73 92c0 4-1 8-2 12M75 94c0 3 0 6-1 9" strokeWidth="0.5" />
  </g>
);

const Mouth = ({ look: { soft, lip, old } }: { readonly look: Look }) => (
  <g>
    <path
      d={
        soft
          ? 'M64 118.5c3-2 5-2.5 7-1.5 3-1 7 0 11 1.5-4 3.5-8 5-11 5s-5-1.5-7-5z'
          : 'M64 118.5c3-1.3 5-1.6 7-1 4-0.6 8 0 11 1-4 2.5-8 3.5-11 3.5s-5-1-7-3.5z'
      }
      fill={lip}
      opacity={soft ? 0.75 : 0.5}
    />
    <path
      d={
        old
          ? 'M62.5 119.6c4 0.2 6-0.9 8.5-0.5 4 0.5 8.5 0.6 12.5 0.8'
          : 'M63 118.7c4 0.8 6-0.3 8 0.2 4 0.5 8 0.3 12-0.4'
      }
      {...FINE}
      strokeWidth="1.2"
    />
    <path d="M68 125.6q4 1.2 8-0.3" {...FINE} strokeWidth="0.7" />
  </g>
);

const Years = () => (
  <path
    d="M58 74q8-2.5 15-0.8M80 73q9-2 17 1.5M60 79.5q6-1.5 11-0.5M82 78.5q7-1 13 1.5M60 110c-1 3-1.5 6-0.5 9M84 110c3.5 2.5 4.5 6 4 10M97 92l5-2M97 95l5 1M97 98l4 3M59 101q4 2 8 0.5M82 101.5q6 2 11-0.5"
    {...FINE}
    strokeWidth="0.6"
  />
);

const FRECKLES = [
  [60, 103],
  [63, 105.5],
  [58, 106.5],
  [66, 103],
  [84, 104],
  [88, 106],
  [92, 103.5],
  [86, 108.5],
  [95, 107],
  [81, 107],
] as const;
const MARKS: Readonly<Record<Mark, (shade: string) => ReactNode>> = {
  none: () => null,
  freckles: (shade) =>
    FRECKLES.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="0.7" fill={shade} opacity="0.8" />),
  scar: (shade) => (
    <path
      d="M90 80.5C93 90 95 100 92 111M90.5 86l3.5-1M92.5 92l3.5-0.5M93.5 103l3.4 0.5"
      fill="none"
      stroke={shade}
      strokeWidth="1.2"
      strokeLinecap="round"
    />
  ),
  mole: () => <circle cx="87.5" cy="113.5" r="1.1" fill="var(--pen)" />,
  earring: () => <circle cx="111.5" cy="109" r="3.2" fill="none" stroke="#c99b45" strokeWidth="1.5" />,
};

interface FaceProps {
  readonly look: Look;
  /** The id of the clip path that keeps the shadow within the face. */
  readonly clip: string;
  readonly light: Light;
}

const Shadow = ({ look: { shade }, clip }: Pick<FaceProps, 'look' | 'clip'>) => (
  <>
    <Hatch clip={clip} from={[95, 74]} to={[112, 126]} colour={shade} />
    <Hatch clip={clip} from={[84, 116]} to={[104, 134]} colour={shade} lean={5} />
    <Hatch clip={clip} from={[54, 104]} to={[60, 116]} colour={shade} lean={3} />
  </>
);

/** A three-quarter view to the left, lit from the left. */
export const Face = ({ look, clip, light }: FaceProps) => (
  <g>
    <path d="M106 88c5-4 9 0 8 7-1 6-5 12-9 10z" fill={look.skin} {...PEN} />
    <path d="M108 92c3-1 4 2 2 8" {...FINE} />
    <path d={FACE_PATH[look.face]} fill={look.skin} {...PEN} />
    <clipPath id={clip}>
      <path d={FACE_PATH[look.face]} />
    </clipPath>
    {light === 'day' && <Shadow look={look} clip={clip} />}
    {look.soft && !look.old && (
      <g clipPath={`url(#${clip})`} fill={look.lip} opacity="0.15">
        <circle cx="59" cy="107" r="6" />
        <circle cx="92" cy="107" r="7" />
      </g>
    )}
    {look.old && <Years />}
    {MARKS[look.mark](look.shade)}
    <Brows look={look} />
    <Eye x={63.5} wide={6} look={look} />
    <Eye x={87} wide={7.6} look={look} />
    <NoseDrawing nose={look.nose} />
    <Mouth look={look} />
  </g>
);
