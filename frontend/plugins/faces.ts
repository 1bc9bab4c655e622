/** A font cut to some letters. Letters outside come from the package's whole file, by `unicode-range` (styles/fonts.css). */
export interface Face {
  readonly name: string;
  readonly from: string;
  readonly letters: string;
  /** For a font with all weights: the weights that are kept. */
  readonly weights?: { readonly min: number; readonly max: number };
}

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)).join('');

/** U+20-7E, and the signs of English typesetting. */
const ENGLISH = `${range(0x20, 0x7e)}\u00a0·×–—‘’“”•…−‹›`;
/** U+C0-FF: the letters of western and northern Europe. */
const EUROPEAN = range(0xc0, 0xff);
/** Further letters that names of the peoples need. */
const NAMES = 'ĀāĪīŌōŪūŒœąđłıǫʀ';

const GARAMOND = '@fontsource-variable/eb-garamond/files/eb-garamond-latin';
const FELL = '@fontsource/im-fell-double-pica/files/im-fell-double-pica-latin-400';
const WEIGHTS = { min: 400, max: 600 };

export const FACES: readonly Face[] = [
  { name: 'garamond', from: `${GARAMOND}-wght-normal.woff2`, letters: ENGLISH + EUROPEAN, weights: WEIGHTS },
  {
    name: 'garamond-italic',
    from: '@fontsource/eb-garamond/files/eb-garamond-latin-400-italic.woff2',
    letters: ENGLISH + EUROPEAN,
  },
  { name: 'garamond-names', from: `${GARAMOND}-ext-wght-normal.woff2`, letters: NAMES, weights: WEIGHTS },
  {
    name: 'garamond-names-italic',
    from: '@fontsource/eb-garamond/files/eb-garamond-latin-ext-400-italic.woff2',
    letters: NAMES,
  },
  { name: 'fell', from: `${FELL}-normal.woff2`, letters: ENGLISH },
  { name: 'fell-italic', from: `${FELL}-italic.woff2`, letters: ENGLISH },
  {
    name: 'fell-caps',
    from: '@fontsource/im-fell-double-pica-sc/files/im-fell-double-pica-sc-latin-400-normal.woff2',
    letters: ENGLISH,
  },
  {
    name: 'fell-english',
    from: '@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff2',
    letters: ENGLISH,
  },
  {
    name: 'fell-english-italic',
    from: '@fontsource/im-fell-english/files/im-fell-english-latin-400-italic.woff2',
    letters: ENGLISH,
  },
];
