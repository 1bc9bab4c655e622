import { type HeadgearProps } from '../../drawing/portrait/costume.js';
import { Fur } from '../../drawing/portrait/fur.js';
import { PEN } from '../../drawing/portrait/line.js';

/** A wolf’s head or a leather band, and ochre on the cheeks. */
export const Headgear = ({ profession }: HeadgearProps) => (
  <g>
    {profession === 'warrior' || profession === 'scout' ? (
      <>
        <Fur
          d="M44 84C40 48 58 28 84 28s44 22 38 62c-4 8-8 4-10-4-4-12-8-16-14-18-14-5-30-3-40 4-6 4-6 18-14 12z"
          ticks="M58 46l3 7M68 38l2 8M78 34l1 8M90 34l-1 8M101 40l-3 7M110 50l-4 6M50 60l4 5M116 64l-5 4M64 56l2 5M84 48v6M100 56l-2 5"
        />
        <path
          d="M58 40c-6-10-4-20 2-24 6 4 10 12 8 20zM104 40c6-10 4-20-2-24-6 4-10 12-8 20z"
          fill="#6d5138"
          {...PEN}
        />
        <circle cx="70" cy="50" r="2" fill="var(--pen)" />
        <circle cx="94" cy="50" r="2" fill="var(--pen)" />
      </>
    ) : (
      <g {...PEN}>
        <path d="M50 74c18-9 46-9 65 1v-6c-19-9-47-9-65-1z" fill="#7a5534" />
        <path d="M112 72c6 10 8 22 4 34l-5-2c2-10 1-20-3-28z" fill="#efe3c4" />
      </g>
    )}
    <path
      d="M54 101l12 3M55 106l10 2M92 103l13-3M93 108l11-3"
      fill="none"
      stroke="#bd5a33"
      strokeWidth="2.2"
      strokeLinecap="round"
      opacity="0.9"
    />
  </g>
);
