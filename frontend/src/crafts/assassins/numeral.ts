const LETTERS = 'abcdefghiklmnopqrstuxyz';

/** The letters by which a drawing names its points: the alphabet of an Italian, without j, v and w. */
export const numeral = (n: number): string => {
  const letter = LETTERS[(n - 1) % LETTERS.length] ?? '';
  return letter.repeat(Math.ceil(n / LETTERS.length));
};
