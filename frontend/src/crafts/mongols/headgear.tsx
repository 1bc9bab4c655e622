import { Fur } from '../../drawing/portrait/fur.js';
import { FINE, PEN } from '../../drawing/portrait/line.js';

/** A pointed felt hat with fur. */
export const Headgear = () => (
  <g>
    <path d="M45 68C47 51 69 46 78 18c2-5 6-5 8 0 10 27 31 31 35 50z" fill="#9c2a1c" {...PEN} />
    <path d="M82 20c-5 17-13 27-18 42M82 20c5 17 14 27 20 42" {...FINE} stroke="#e8cf94" />
    <circle cx="82" cy="14" r="3.5" fill="#c99b45" {...PEN} />
    <Fur
      d="M44 82c-3-12 2-20 10-20 18-6 38-6 56 1 8 1 12 10 9 22-24-10-52-11-75-3z"
      ticks="M50 68l2 7M57 65l2 8M65 63l1 8M73 62l1 8M81 62v8M89 62l-1 8M97 64l-2 8M105 66l-2 8M112 70l-3 8M48 78l3 2M60 76l2 3M76 74l1 3M92 75l-1 3"
    />
    <Fur d="M112 82c6 8 6 22 1 34-4-2-6-14-6-32z" ticks="M111 90l3 1M110 98l3 1M109 106l3 0" />
  </g>
);
