import { type HeadgearProps } from '../../drawing/portrait/costume.js';
import { FINE, PEN } from '../../drawing/portrait/line.js';

/** A knotted scarf, or a cocked hat. */
export const Headgear = ({ profession }: HeadgearProps) =>
  profession === 'artisan' || profession === 'scout' ? (
    <g {...PEN}>
      <path d="M50 78c-4-30 14-42 32-42s36 14 33 46c-18-12-46-14-65-4z" fill="#9c2a1c" />
      <path d="M112 76c10 2 16 10 16 20l-6-3-3 5c-3-6-6-12-9-16z" fill="#9c2a1c" />
      {[
        [62, 58],
        [74, 50],
        [88, 50],
        [100, 60],
        [80, 62],
      ].map(([x = 0, y = 0]) => (
        <circle key={x} cx={x} cy={y} r="2" fill="#f6f0e2" stroke="none" />
      ))}
    </g>
  ) : (
    <g {...PEN}>
      <path d="M52 64C54 40 68 32 82 32s30 8 32 32z" fill="#3b332d" />
      <path
        d="M28 70C34 48 56 34 80 40c24-8 48 4 56 30-6 2-12 1-16-2C104 52 60 52 44 68c-4 4-12 4-16 2z"
        fill="#2b2522"
      />
      <path d="M33 67C40 50 58 40 80 46c22-7 42 4 50 21" {...FINE} stroke="#c99b45" strokeWidth="1.5" />
      <circle cx="112" cy="112" r="4" fill="none" stroke="#c99b45" strokeWidth="2" />
    </g>
  );
