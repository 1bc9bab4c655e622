import { FINE, Hatch, PEN } from './line.js';
import { type FaceShape, type Look } from './look.js';

export const FACE_PATH: Readonly<Record<FaceShape, string>> = {
  oval: 'M54 84C53 91 51 95 52 101 53 112 60 123 67 129 71 132.500 79 132.500 84 129 96 121 105 111 107 99L108 84C109 62 97 48 80 48 63 48 54 62 54 84z',
  square: 'M53 84C52 91 50 95 51 101 51 112 54 121 61 128 66 132 79 133 86 130 98 124 107 115 108 101L109 84C110 62 98 48 80 48 63 48 53 62 53 84z',
  round: 'M52 84C51 91 48 96 49 103 51 115 59 124 66 128 71 131 80 131 86 128 99 122 109 112 110 99L110 84C111 62 98 47 80 47 62 47 52 62 52 84z',
};

const Eye = ({ x, wide, soft }: { readonly x: number; readonly wide: number; readonly soft: boolean }) => (
  <g>
    <path d={`M${x - wide} 94.500C${x - wide * 0.4} ${soft ? 89.400 : 90.400} ${x + wide * 0.5} ${soft ? 89.400 : 90.600} ${x + wide} 95 ${x + wide * 0.3} 97.800 ${x - wide * 0.6} 97.600 ${x - wide} 94.500z`} fill="var(--leaf)" />
    <circle cx={x - 0.6} cy="93.900" r="2.300" fill="#4d5a58" stroke="var(--ink)" strokeWidth="0.6" />
    <circle cx={x - 0.6} cy="93.900" r="1" fill="var(--ink)" />
    <path d={`M${x - wide} 94.500C${x - wide * 0.4} ${soft ? 89.400 : 90.400} ${x + wide * 0.5} ${soft ? 89.400 : 90.600} ${x + wide} 95`} {...FINE} strokeWidth={soft ? 1.7 : 1.5} />
    <path d={`M${x - wide * 0.5} 97.400q${wide * 0.6} 0.9 ${wide * 1.100}-0.6M${x - wide * 0.7} 88.900q${wide * 0.8}-2 ${wide * 1.500} 0.4`} {...FINE} strokeWidth="0.55" />
  </g>
);

const Brows = ({ look: { soft, hair } }: { readonly look: Look }) => (
  <g fill="none" stroke={hair === '#e9e3d6' ? '#9d968c' : hair} strokeLinecap="round">
    <path d={soft ? 'M56 86.500q6-4 12-1M80 85q7-3.500 15 1.500' : 'M55 87q6-4.500 13-1.500M79 85.500q8-4 17 1.500'} stroke="var(--ink)" strokeWidth={soft ? 2.2 : 3.4} />
    <path d={soft ? 'M56 86.500q6-4 12-1M80 85q7-3.500 15 1.500' : 'M55 87q6-4.500 13-1.500M79 85.500q8-4 17 1.500'} strokeWidth={soft ? 1.2 : 2.2} />
  </g>
);

const Nose = () => (
  <g {...FINE} strokeWidth="1.100">
    <path d="M71 87c-1 6-4 12-6 18-1 3 1 5 4 5" />
    <path d="M69 110c2 1 4 1 6-0.500M77 105c2 1 2 4-0.500 5" />
    <path d="M73 92c0 4-1 8-2 12M75 94c0 3 0 6-1 9" strokeWidth="0.5" />
  </g>
);

const Mouth = ({ look: { soft, lip } }: { readonly look: Look }) => (
  <g>
    <path d={soft ? 'M64 118.500c3-2 5-2.500 7-1.500 3-1 7 0 11 1.500-4 3.500-8 5-11 5s-5-1.500-7-5z' : 'M64 118.500c3-1.300 5-1.600 7-1 4-0.600 8 0 11 1-4 2.500-8 3.500-11 3.500s-5-1-7-3.500z'} fill={lip} opacity={soft ? 0.75 : 0.5} />
    <path d="M63 118.700c4 0.800 6-0.300 8 0.200 4 0.500 8 0.300 12-0.400" {...FINE} strokeWidth="1.200" />
    <path d="M68 125.600q4 1.200 8-0.300" {...FINE} strokeWidth="0.7" />
  </g>
);

/** Three-quarter view, looking to the left, lit from there. */
export const Face = ({ look, clip }: { readonly look: Look; readonly clip: string }) => (
  <g>
    <path d="M106 88c5-4 9 0 8 7-1 6-5 12-9 10z" fill={look.skin} {...PEN} />
    <path d="M108 92c3-1 4 2 2 8" {...FINE} />
    <path d={FACE_PATH[look.face]} fill={look.skin} {...PEN} />
    <clipPath id={clip}>
      <path d={FACE_PATH[look.face]} />
    </clipPath>
    <Hatch clip={clip} from={[95, 74]} to={[112, 126]} colour={look.shade} />
    <Hatch clip={clip} from={[84, 116]} to={[104, 134]} colour={look.shade} lean={5} />
    <Hatch clip={clip} from={[54, 104]} to={[60, 116]} colour={look.shade} lean={3} />
    <Brows look={look} />
    <Eye x={63.5} wide={6} soft={look.soft} />
    <Eye x={87} wide={7.6} soft={look.soft} />
    <Nose />
    <Mouth look={look} />
  </g>
);
