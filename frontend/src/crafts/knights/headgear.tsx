import { type HeadgearProps } from '../../drawing/portrait/costume.js';
import { FINE, PEN } from '../../drawing/portrait/line.js';

export const isMailed = (profession: HeadgearProps['profession']): boolean =>
  profession === 'warrior' || profession === 'scout';

/** A coif of mail, or a hood. */
export const Headgear = ({ profession }: HeadgearProps) =>
  isMailed(profession) ? (
    <g>
      <path
        fillRule="evenodd"
        d="M42 140C44 116 44 96 46 80 48 48 64 38 82 38s36 12 37 44c1 24 2 40 4 58-22 12-60 12-81 0zM56 82c-3 10-5 16-3 24 4 14 10 22 18 24 12 2 30-10 34-28 2-8 1-14 0-20-14-10-36-11-49 0z"
        fill="#c3bfb4"
        {...PEN}
      />
      {Array.from({ length: 7 }, (_, row) => (
        <path
          key={row}
          d={`M108 ${84 + row * 8}q2.5-4 5 0t5 0M45 ${100 + row * 6}q2-3 4 0t4 0M${60 + row * 4} ${56 - (row % 2) * 6}q3-4 6 0t6 0`}
          {...FINE}
          strokeWidth="0.7"
        />
      ))}
      <path d="M50 72c18-10 46-10 66 1v-7c-20-11-48-11-66-1z" fill="#c99b45" {...PEN} />
    </g>
  ) : (
    <g {...PEN}>
      <path d="M46 74c-4-16 8-34 36-34s42 14 38 32c-8 8-10 4-14-2-18-8-40-8-60 4z" fill="#2f4e7c" />
      <path d="M104 44c10-12 24-8 30 2-10 0-18 4-24 10z" fill="#2f4e7c" />
      <path d="M46 74c18-12 48-13 74-2v-7c-24-11-56-10-75 1z" fill="#22395c" />
      <path d="M58 58c8-6 18-9 28-8M96 52c6 2 10 5 12 9" {...FINE} strokeWidth="0.7" />
    </g>
  );
