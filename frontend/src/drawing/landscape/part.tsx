import { type SVGProps } from 'react';

/** Draws a part of a form; nothing if the form does not have it. */
export const Part = ({ d, ...drawn }: Omit<SVGProps<SVGPathElement>, 'd'> & { readonly d: string | undefined }) =>
  d === undefined ? null : <path d={d} {...drawn} />;
