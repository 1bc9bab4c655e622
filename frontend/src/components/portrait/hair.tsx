import { FINE, PEN } from './line.js';
import { type HairCut, type Look } from './look.js';

const BACK: Readonly<Record<HairCut, string>> = {
  cropped: 'M56 62C60 42 98 40 108 62L112 90C112 98 106 100 104 96L60 70z',
  tied: 'M56 62C60 42 98 40 109 62L113 92C118 112 122 132 116 152 110 150 106 132 104 110L60 70z',
  shoulder: 'M50 78C46 46 112 36 116 78 120 100 122 124 116 142 104 148 92 142 88 134L60 134C50 140 44 138 41 132 46 116 50 98 50 78z',
  long: 'M49 78C44 42 114 34 117 78 122 112 130 150 126 186 112 196 98 190 92 176L60 172C52 184 38 186 32 176 40 146 48 114 49 78z',
  braids: 'M50 78C46 44 112 36 116 78 118 96 118 108 114 120L60 128 46 118C50 104 50 92 50 78z',
  knot: 'M52 74C50 42 110 36 114 74L114 98C110 104 106 104 104 98L60 70z',
};
const FRONT: Readonly<Record<HairCut, string>> = {
  cropped: 'M52 86C48 54 66 40 86 42 104 44 114 58 110 88 107 84 107 76 104 70 96 62 76 60 62 66 56 70 56 80 52 86z',
  tied: 'M52 84C48 54 66 41 84 41 104 42 115 58 111 90 108 84 108 76 104 68 94 56 70 56 58 68 55 74 55 80 52 84z',
  shoulder: 'M51 96C42 60 60 40 80 40 102 40 120 56 115 104 110 98 110 84 105 74 92 70 80 62 76 56 70 66 58 70 55 80 54 88 54 92 51 96z',
  long: 'M50 104C40 62 58 39 80 39 104 39 122 58 117 112 110 102 111 86 106 75 93 71 79 64 72 55 68 66 58 72 55 82 53 92 54 98 50 104z',
  braids: 'M50 92C44 58 60 40 80 40 102 40 120 56 116 98 111 90 110 80 106 72 92 68 78 62 74 55 69 66 58 69 55 78 53 86 53 88 50 92z',
  knot: 'M51 86C46 56 62 41 81 41 102 41 117 56 113 92 109 86 109 78 105 70 94 60 72 58 60 68 55 73 54 80 51 86z',
};
const STRANDS = 'M60 66C66 54 76 48 90 48M66 62c6-8 16-11 28-9M98 54c6 4 9 12 10 22M104 62c3 6 4 12 4 18M57 74c2-8 6-14 12-18';
const FALL = 'M112 100c3 14 5 28 4 40M117 96c3 18 6 40 4 66M45 110c-3 16-6 34-7 52M50 106c-3 12-6 22-8 34';

const plait = (x: number, y: number, n: number): string =>
  Array.from({ length: n }, (_, i) => `M${x - 5} ${y + i * 9}c6 1 9 4 10 9-7 0-10-3-10-9zM${x + 5} ${y + 4 + i * 9}c-6 1-9 4-10 9 7 0 10-3 10-9z`).join('');

export const HairBehind = ({ look: { cut, hair } }: { readonly look: Look }) => (
  <g>
    {cut === 'knot' && <path d="M104 46c4-12 22-12 24 2 1 12-12 18-22 12z" fill={hair} {...PEN} />}
    {cut === 'tied' && <path d="M108 78c8 4 10 12 8 18" {...FINE} />}
    <path d={BACK[cut]} fill={hair} {...PEN} />
    {(cut === 'long' || cut === 'shoulder') && <path d={FALL} {...FINE} strokeWidth="0.7" opacity="0.7" />}
  </g>
);

export const HairBefore = ({ look: { cut, hair } }: { readonly look: Look }) => (
  <g>
    <path d={FRONT[cut]} fill={hair} {...PEN} />
    <path d={STRANDS} {...FINE} strokeWidth="0.7" opacity="0.75" />
    {cut === 'braids' && (
      <g fill={hair} {...PEN} strokeWidth="1">
        <path d={plait(46, 112, 6)} />
        <path d={plait(114, 112, 6)} />
      </g>
    )}
  </g>
);
