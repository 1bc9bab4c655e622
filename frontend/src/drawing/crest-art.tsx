import { type ReactNode } from 'react';

/** The colours of crests; each light has its own. */
export const PIGMENT = {
  red: 'var(--pigment-red)',
  blue: 'var(--pigment-blue)',
  teal: 'var(--pigment-teal)',
  gold: 'var(--pigment-gold)',
  bone: 'var(--pigment-bone)',
  flesh: 'var(--pigment-flesh)',
  green: 'var(--pigment-green)',
  sepia: 'var(--pigment-sepia)',
  ochre: 'var(--pigment-ochre)',
  black: 'var(--pigment-black)',
} as const;

export const INK = { stroke: 'var(--contour)', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Draws in a square of 120 around the origin. */
export const CrestArt = ({ className, children }: { readonly className: string; readonly children: ReactNode }) => (
  <svg viewBox="-60 -60 120 120" className={className} aria-hidden="true">
    {children}
  </svg>
);

export const polar = (r: number, degrees: number): readonly [number, number] => {
  const a = (degrees * Math.PI) / 180;
  return [r * Math.cos(a), r * Math.sin(a)];
};
export const point = ([x, y]: readonly [number, number]): string => `${x.toFixed(2)} ${y.toFixed(2)}`;
export const times = <T,>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
