export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Coil of rope' within a sentence: the names of things are common nouns. */
export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** 'read_the_ash' as a title: 'Read the ash'. */
export const fromUnderscores = (text: string): string => capitalised(text.replaceAll('_', ' ').trim());

const ONES = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const EVEN = [
  '',
  '',
  'twentieth',
  'thirtieth',
  'fortieth',
  'fiftieth',
  'sixtieth',
  'seventieth',
  'eightieth',
  'ninetieth',
];
const SUFFIX: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** 3 as '3rd', 112 as '112th'. */
export const nth = (n: number): string => `${n}${Math.floor((n % 100) / 10) === 1 ? 'th' : (SUFFIX[n % 10] ?? 'th')}`;

/** 9 as 'ninth', 21 as 'twenty-first', 112 as '112th'; 1 and up. */
export const ordinal = (n: number): string => {
  if (n >= 100) return nth(n);
  const one = ONES[n < 20 ? n : n % 10] ?? '';
  if (n < 20) return one;
  return n % 10 === 0 ? (EVEN[n / 10] ?? '') : `${TENS[Math.floor(n / 10)] ?? ''}-${one}`;
};

const ROMAN: readonly (readonly [number, string])[] = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** 4 as 'iv'; 1 to 399. */
export const roman = (n: number): string => {
  const step = ROMAN.find(([value]) => value <= n);
  return step === undefined ? '' : step[1] + roman(n - step[0]);
};
