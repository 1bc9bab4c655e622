/** Strokes, and one drawn across every four of them. */
export const numeral = (n: number): string =>
  ['||||/'.repeat(Math.floor(n / 5)), '|'.repeat(n % 5)].filter((strokes) => strokes !== '').join(' ');
