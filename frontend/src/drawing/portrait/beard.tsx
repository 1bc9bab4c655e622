import { FINE, PEN } from './line.js';
import { type Look } from './look.js';

const FULL =
  'M53 104C54 118 56 134 64 144 70 151 80 152 88 146 100 138 106 122 108 98 104 106 98 112 90 114 86 111 80 112 72 112.5 66 111 60 113 58 116 56 112 54 108 53 104zM64 119c3 4 14 4 18-0.5-3-3-7-3-11-2-3-0.5-5 0.5-7 2.5z';
const SHORT =
  'M54 110C55 120 60 128 67 132 72 135 80 135 85 132 96 126 104 116 107 102 102 112 95 118 88 120 84 124 66 125 61 121 58 118 55 114 54 110z';
const LIP = 'M70 112.5c-5 0-9 3-11 7 5 0 9-1 12-3 4 2 9 3 15 3-3-5-9-7-13-7z';

export const BeardDrawing = ({ look: { beard, hair } }: { readonly look: Look }) => {
  if (beard === 'none') return null;
  if (beard === 'moustache') return <path d={LIP} fill={hair} {...PEN} strokeWidth="0.9" />;
  return (
    <g>
      <path d={beard === 'full' ? FULL : SHORT} fill={hair} fillRule="evenodd" {...PEN} strokeWidth="1.1" />
      <path d={LIP} fill={hair} {...PEN} strokeWidth="0.9" />
      <path
        d={
          beard === 'full'
            ? 'M62 126c1 8 4 14 8 18M70 128c0 8 2 14 4 18M80 127c0 8-1 14-3 19M90 122c-1 8-4 14-8 19M98 114c-1 6-4 12-8 18'
            : 'M66 126l2 5M74 128v5M82 126l-1 6M92 120l-4 7'
        }
        {...FINE}
        strokeWidth="0.6"
        opacity="0.8"
      />
    </g>
  );
};
