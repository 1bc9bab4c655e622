import { FINE, PEN } from '../../drawing/portrait/line.js';

/** A tunic with a woven border at its neck, a belt, and Thor's hammer on a cord. */
export const Tunic = () => (
  <g>
    <path d="M60 144c6 13 34 13 40 0l14 16v66H46v-66z" fill="#3d6068" {...PEN} />
    <path d="M62 149c6 12 30 12 36 0l3 6c-7 12-13 13-15 14v18H74v-18c-2-1-8-2-15-14z" fill="#c99b45" {...PEN} />
    <path d="M66 152c6 9 22 9 28 0l-9 13v19h-10v-19z" fill="#efe3c9" {...PEN} strokeWidth="1" />
    <path
      d="M61.5 154.500c7 9 12 11 15 12.500v17M98.500 154.500c-7 9-12 11-15 12.500v17"
      {...FINE}
      stroke="#9c2a1c"
      strokeDasharray="1.600 2"
    />
    <path
      d="M56 176l-5 40M62 182l-3 36M104 176l5 40M98 182l3 36M69 196l-1 18M91 196l1 18"
      {...FINE}
      strokeWidth="0.600"
    />
    <path d="M67 153c5 22 8 30 13 39 5-9 8-17 13-39" {...FINE} strokeWidth="0.900" />
    <path d="M78 190h4v6h5v6H73v-6h5z" fill="#c3bfb4" {...PEN} strokeWidth="0.900" />
    <path d="M45 214h70v7H45z" fill="#6d4a2c" {...PEN} strokeWidth="1" />
    <path d="M75 212.500h11v10H75zM80 217h9" fill="#c99b45" {...PEN} strokeWidth="1" />
  </g>
);

/** It closes the cloak on the right shoulder, so that the sword arm is free. */
export const RingPin = () => (
  <g fill="none" strokeLinecap="round">
    <circle cx="56" cy="164" r="6.500" stroke="var(--pen)" strokeWidth="4.400" />
    <circle cx="56" cy="164" r="6.500" stroke="#c99b45" strokeWidth="2.600" />
    <path d="M50 156l15 23" stroke="var(--pen)" strokeWidth="3.200" />
    <path d="M50 156l15 23" stroke="#e0c27d" strokeWidth="1.600" />
    <circle cx="50" cy="156" r="2.200" fill="#9c2a1c" {...PEN} strokeWidth="0.800" />
  </g>
);
