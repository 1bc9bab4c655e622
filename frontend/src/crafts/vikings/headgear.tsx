import { type HeadgearProps } from '../../drawing/portrait/costume.js';
import { FINE, PEN } from '../../drawing/portrait/line.js';

/** A helmet with a nose guard, or a cap with a woven band. */
export const Headgear = ({ profession }: HeadgearProps) =>
  profession === 'warrior' ? (
    <g {...PEN} strokeWidth="1.4">
      <path d="M50 76C50 46 66 30 82 30s32 16 31 48c-18-8-44-9-63-2z" fill="#b9b4a8" />
      <path d="M80 30c-3 14-4 28-3 44M84 30c10 12 16 28 18 44M56 52c16-6 40-6 52 1" {...FINE} />
      <path d="M48 78c18-9 46-9 67 1v-9c-20-9-48-9-67-1z" fill="#c99b45" />
      <path d="M66 70h9l-2 26c-1 4-5 4-5 0z" fill="#b9b4a8" />
    </g>
  ) : (
    <g {...PEN}>
      <path d="M50 76C48 50 64 36 82 36s34 14 32 42c-16-8-46-10-64-2z" fill="#caa257" />
      <path d="M49 78c18-9 46-8 66 2v-9c-20-10-48-10-66-2z" fill="#9c2a1c" />
      <path d="M53 74l4-3 4 2 4-4 4 3 5-4 4 3 5-3 5 4 5-2 4 4 5-1 4 4" {...FINE} stroke="#e8cf94" />
      <path d="M66 40c-4 8-6 18-6 27M82 37v27M98 41c5 8 8 18 8 26" {...FINE} strokeWidth="0.7" />
    </g>
  );
