import { FINE, PEN } from '../../drawing/portrait/line.js';

/** The shadow within the hood. */
export const Lining = () => <path d="M48 88C52 56 116 52 118 92l4 70H44z" fill="#3a332b" />;

/** A hood that hides the brow. */
export const Headgear = () => (
  <g>
    <path
      fillRule="evenodd"
      d="M36 158C40 126 38 104 42 80 46 44 64 26 86 28c28 4 38 32 38 58 0 30 4 48 8 70-16 10-26 2-30-14 8-16 10-36 7-58-8-22-38-26-52-4-6 22-4 38 4 56-2 14-12 24-25 22z"
      fill="#5a5044"
      {...PEN}
    />
    <path
      d="M86 30c-16 8-28 24-32 46M92 32c14 8 22 26 22 52M50 96c-2 20-4 38-8 54M118 100c0 18 2 34 6 48"
      {...FINE}
      strokeWidth="0.7"
    />
    <path d="M57 80c14-20 44-20 52 4" {...FINE} stroke="#c99b45" strokeWidth="1.3" />
  </g>
);
