import { type Ground } from './scene.js';

/** Where there is room to stand, by ground. */
const STAND: Readonly<Partial<Record<Ground, readonly [number, number]>>> = { coast: [226, 126], city: [742, 128], mountains: [560, 134] };

/** Somebody with a staff; at sea, a sail. */
export const Traveller = ({ ground }: { readonly ground: Ground }) =>
  ground === 'ocean' ? (
    <g transform="translate(640 92)" strokeWidth="1.100">
      <path d="M-26-4C-22 10 22 10 28-5 20-1-18-1-26-4z" fill="var(--paper)" />
      <path d="M1-3V-46M1-44C22-38 22-16 3-10" fill="var(--act)" />
      <path d="M-20 1q20 5 42 0" fill="none" strokeWidth="0.7" />
    </g>
  ) : (
    <g transform={`translate(${(STAND[ground] ?? [640, 122]).join(' ')})`} strokeWidth="1.200">
      <path d="M0-20c5 0 7 8 8 20H-7c1-12 3-20 7-20z" fill="var(--act)" />
      <circle cy="-24" r="3.600" fill="var(--paper)" />
      <path d="M11 1L8-27M-3 0v5M4 0v5" fill="none" />
    </g>
  );
