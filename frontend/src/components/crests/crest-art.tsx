import { type ReactNode } from 'react';

/** Inks of the crests that no theme changes: they are drawings. */
export const PIGMENT = { red: '#a5301f', blue: '#2f4e7c', teal: '#2c5560', gold: '#c99b45', bone: '#efe3c4', body: 'var(--bone)', green: '#6d8457', sepia: '#8d4a2f', ochre: '#bd5a33' } as const;

export const INK = { stroke: 'var(--ink)', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A square of 120 about the origin. */
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
