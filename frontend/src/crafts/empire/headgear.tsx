import { type HeadgearProps } from '../../drawing/portrait/costume.js';
import { FINE, PEN } from '../../drawing/portrait/line.js';

/** A crested helmet, or laurel. */
export const Headgear = ({ profession }: HeadgearProps) =>
  profession === 'warrior' ? (
    <g {...PEN}>
      <path d="M66 34C74 8 122 10 126 50c-6-4-12-4-17-2-6-10-22-16-43-14z" fill="#9c2a1c" />
      <path d="M76 24l3 9M86 19l2 13M97 18v15M107 23l-3 14M116 31l-6 12" {...FINE} strokeWidth="0.7" />
      <path d="M50 76c-2-30 14-42 32-42s34 14 33 46l-3 20c-5-6-6-14-6-22-16-8-40-9-56-2z" fill="#caa257" />
      <path d="M46 77c20-10 48-10 70 2v-7c-20-10-50-10-70-1z" fill="#e0c27d" />
    </g>
  ) : (
    <g fill="#6d8457" {...PEN} strokeWidth="0.9">
      {Array.from({ length: 9 }, (_, i) => (
        <path
          key={i}
          d="M0 0c2-5 8-7 13-4-3 6-9 8-13 4z"
          transform={`translate(${50 + i * 7} ${70 - Math.sin((i / 8) * Math.PI) * 8}) rotate(${-28 + i * 6})`}
        />
      ))}
      {Array.from({ length: 8 }, (_, i) => (
        <path
          key={i}
          d="M0 0c2-5 8-7 13-4-3 6-9 8-13 4z"
          transform={`translate(${52 + i * 7} ${75 - Math.sin((i / 8) * Math.PI) * 8}) rotate(${14 + i * 6})`}
          fill="#88a06c"
        />
      ))}
    </g>
  );
