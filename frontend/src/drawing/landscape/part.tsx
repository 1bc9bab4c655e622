import { type SVGProps } from 'react';

/** A part of a form; nothing where the form has none. */
export const Part = ({ d, ...drawn }: Omit<SVGProps<SVGPathElement>, 'd'> & { readonly d: string | undefined }) =>
  d === undefined ? null : <path d={d} {...drawn} />;
