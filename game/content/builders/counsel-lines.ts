import { type Temper } from '../../model/content/counsel.js';

type Lines = readonly string[];

const together = (forms: Lines, tails: Lines, first: number, length: number): Lines =>
  Array.from({ length }, (_, i) =>
    (forms[(first + i) % forms.length] ?? '').replace('{tail}', tails[i % tails.length] ?? ''),
  );

/** Every tail in every form, in the place of {tail}: how many there are of each has no common divisor. */
export const combined = (forms: Lines, tails: Lines): Lines => together(forms, tails, 0, forms.length * tails.length);

/**
 * What companions of each temper say: the advice stands in the form, and the tail is their reason. Each tail is told in
 * one form, and each temper begins with another, so that two who speak one after the other seldom use the same.
 */
export const spoken = (forms: Lines, tails: Readonly<Record<Temper, Lines>>): Readonly<Record<Temper, Lines>> => ({
  wary: together(forms, tails.wary, 0, tails.wary.length),
  bold: together(forms, tails.bold, 1, tails.bold.length),
  kind: together(forms, tails.kind, 2, tails.kind.length),
  sly: together(forms, tails.sly, 3, tails.sly.length),
});
