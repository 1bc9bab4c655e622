import { type HeadgearProps } from '../../drawing/portrait/costume.js';
import { FINE, PEN } from '../../drawing/portrait/line.js';

/** A pin, a comb or, for a man, a topknot; and a head band for those who fight. */
export const Headgear = ({ profession, gender, look: { cut, hair } }: HeadgearProps) => (
  <g>
    {cut === 'long' ? (
      <g {...PEN} strokeWidth="1">
        <path d="M100 52l22-10 3 4-22 12z" fill="#c99b45" />
        <circle cx="124" cy="43" r="4.5" fill="#9c2a1c" />
        <path d="M122 48l-1 12M126 48l1 10" {...FINE} />
      </g>
    ) : gender === 'female' ? (
      <g {...PEN} strokeWidth="1">
        <path d="M88 44c8-9 20-8 25 3l-4 5c-5-7-13-9-19-4z" fill="#c99b45" />
        <path d="M93 46l2-4M98 45v-4M103 46l2-4M107 49l3-3" {...FINE} strokeWidth="0.7" />
      </g>
    ) : (
      <g {...PEN} data-worn="topknot">
        <path d="M86 43c-2-14 10-24 20-19 6 4 3 11-5 14-4 2-6 4-6 7z" fill={hair} />
        <path d="M84 41c4-3 9-3 13 0l-1 6c-4-2-8-2-11 0z" fill="#9c2a1c" strokeWidth="1" />
      </g>
    )}
    {profession === 'warrior' && (
      <g {...PEN}>
        <path d="M50 74c18-9 46-9 65 1v-8c-19-9-47-9-65-1z" fill="#f6f0e2" />
        <circle cx="76" cy="65" r="4" fill="#9c2a1c" stroke="none" />
        <path d="M114 72c6 4 10 12 10 22l-4-2-4 4c0-8-1-14-4-20z" fill="#f6f0e2" />
      </g>
    )}
  </g>
);
