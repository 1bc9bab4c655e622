const DIGITS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'] as const;
const PLACES = [
  [1000, '千'],
  [100, '百'],
  [10, '十'],
] as const;

/** A whole number from 1 to 9999 in Japanese numerals: 一, 十二, 百五. A one before 十, 百 or 千 is omitted. */
export const kanjiOf = (n: number): string => {
  const places = PLACES.map(([value, letter]) => {
    const digit = Math.floor(n / value) % 10;
    return digit === 0 ? '' : `${digit === 1 ? '' : (DIGITS[digit] ?? '')}${letter}`;
  });
  return `${places.join('')}${DIGITS[n % 10] ?? ''}`;
};
