import { FINE, PEN } from './line.js';
import { type HairCut, type Look } from './look.js';

const BACK: Readonly<Record<HairCut, string>> = {
  cropped: 'M56 62C60 42 98 40 108 62L112 90C112 98 106 100 104 96L60 70z',
  curls:
    'M47 96C40 92 41 83 45 80 40 73 43 65 49 63 49 53 57 47 64 48 68 39 80 37 86 42 95 38 105 43 107 51 115 54 118 63 115 69 121 74 121 83 117 87 120 94 118 102 112 104 110 110 104 110 102 106L60 78z',
  tied: 'M56 62C60 42 98 40 109 62L113 92C118 112 122 132 116 152 110 150 106 132 104 110L60 70z',
  shoulder:
    'M50 78C46 46 112 36 116 78 120 100 122 124 116 142 104 148 92 142 88 134L60 134C50 140 44 138 41 132 46 116 50 98 50 78z',
  long: 'M49 78C44 42 114 34 117 78 122 112 130 150 126 186 112 196 98 190 92 176L60 172C52 184 38 186 32 176 40 146 48 114 49 78z',
  braids: 'M50 78C46 44 112 36 116 78 118 96 118 108 114 120L60 128 46 118C50 104 50 92 50 78z',
  knot: 'M52 74C50 42 110 36 114 74L114 98C110 104 106 104 104 98L60 70z',
};
const FRONT: Readonly<Record<HairCut, string>> = {
  cropped: 'M52 86C48 54 66 40 86 42 104 44 114 58 110 88 107 84 107 76 104 70 96 62 76 60 62 66 56 70 56 80 52 86z',
  curls:
    'M50 92C45 88 46 82 50 79 47 72 51 66 57 66 57 58 65 53 71 56 76 49 86 49 90 55 98 52 106 58 106 65 113 67 115 76 111 81 114 86 112 92 109 95 107 88 107 82 105 77 100 79 96 75 97 71 92 74 86 71 86 67 81 71 75 69 74 65 70 70 64 71 61 68 61 75 57 79 54 79 54 84 53 88 50 92z',
  tied: 'M52 84C48 54 66 41 84 41 104 42 115 58 111 90 108 84 108 76 104 68 94 56 70 56 58 68 55 74 55 80 52 84z',
  shoulder:
    'M51 96C42 60 60 40 80 40 102 40 120 56 115 104 110 98 110 84 105 74 92 70 80 62 76 56 70 66 58 70 55 80 54 88 54 92 51 96z',
  long: 'M50 104C40 62 58 39 80 39 104 39 122 58 117 112 110 102 111 86 106 75 93 71 79 64 72 55 68 66 58 72 55 82 53 92 54 98 50 104z',
  braids:
    'M50 92C44 58 60 40 80 40 102 40 120 56 116 98 111 90 110 80 106 72 92 68 78 62 74 55 69 66 58 69 55 78 53 86 53 88 50 92z',
  knot: 'M51 86C46 56 62 41 81 41 102 41 117 56 113 92 109 86 109 78 105 70 94 60 72 58 60 68 55 73 54 80 51 86z',
};
export const BUN = 'M104 46c4-12 22-12 24 2 1 12-12 18-22 12z';
const STRANDS =
  'M60 66C66 54 76 48 90 48M66 62c6-8 16-11 28-9M98 54c6 4 9 12 10 22M104 62c3 6 4 12 4 18M57 74c2-8 6-14 12-18';
const CURLS =
  'M56 62q4-5 8-1M68 54q5-4 8 1M82 50q5-3 8 2M97 55q5 0 6 5M106 66q4 2 3 7M52 74q1-5 5-4M64 66q3-4 6-1M78 62q4-3 7 1M93 65q4-1 5 3M46 86q1-4 4-3M114 78q3 2 2 6M112 92q3 1 2 5';
const SHORT_FALL = 'M112 100c3 12 4 24 2 40M106 104c1 12 0 22-4 34M49 106c-2 8-4 16-4 24';
const FALL = 'M112 100c3 14 5 28 4 40M117 96c3 18 6 40 4 66M45 110c-3 16-6 34-7 52M50 106c-3 12-6 22-8 34';

/** Links of a braid, each over the next. */
const links = (x: number, y: number, n: number, lean: number): readonly string[] =>
  Array.from({ length: n }, (_, i) => {
    const w = 6.6 - i * 0.28,
      px = x + lean * i,
      py = y + i * 8.4;
    return `M${px - w} ${py + 1}C${px - w - 0.6} ${py + 7} ${px - 3} ${py + 11.5} ${px} ${py + 13} ${px + 3} ${py + 11.5} ${px + w + 0.6} ${py + 7} ${px + w} ${py + 1} ${px + 3} ${py - 2.5} ${px - 3} ${py - 2.5} ${px - w} ${py + 1}z`;
  });
const Plait = ({
  x,
  y,
  n,
  lean,
  hair,
}: {
  readonly x: number;
  readonly y: number;
  readonly n: number;
  readonly lean: number;
  readonly hair: string;
}) => {
  const [ex, ey] = [x + lean * n, y + n * 8.4 + 3];
  return (
    <g fill={hair} {...PEN} strokeWidth="1.1">
      <path d={`M${ex - 3.4} ${ey}q-1.4 7 0.6 11l1.6-3 1.2 4 1.2-4 1.6 3q2-4 0.6-11z`} />
      {[...links(x, y, n, lean)].reverse().map((d) => (
        <path key={d} d={d} />
      ))}
      <path
        d={links(x, y, n, lean)
          .map((_, i) => {
            const px = x + lean * i,
              py = y + i * 8.4;
            return `M${px - 4} ${py + 3}q2.5 4 4 7M${px + 4} ${py + 3}q-2.5 4-4 7`;
          })
          .join('')}
        {...FINE}
        strokeWidth="0.6"
      />
      <path d={`M${ex - 4.4} ${ey - 3}h8.8v4.4h-8.8z`} fill="#9c2a1c" />
    </g>
  );
};

export const HairBehind = ({ look: { cut, hair } }: { readonly look: Look }) => (
  <g>
    {cut === 'knot' && <path d={BUN} fill={hair} {...PEN} />}
    {cut === 'tied' && <path d="M108 78c8 4 10 12 8 18" {...FINE} />}
    <path d={BACK[cut]} fill={hair} {...PEN} />
    {(cut === 'long' || cut === 'shoulder') && (
      <path d={cut === 'long' ? FALL : SHORT_FALL} {...FINE} strokeWidth="0.7" opacity="0.7" />
    )}
  </g>
);

export const HairBefore = ({ look: { cut, hair } }: { readonly look: Look }) => (
  <g>
    <path d={FRONT[cut]} fill={hair} {...PEN} />
    <path d={cut === 'curls' ? CURLS : STRANDS} {...FINE} strokeWidth="0.7" opacity="0.75" />
    {cut === 'braids' && (
      <g>
        <Plait x={48} y={108} n={8} lean={-0.5} hair={hair} />
        <Plait x={114} y={108} n={8} lean={0.6} hair={hair} />
      </g>
    )}
  </g>
);
