/** Knots on a cord, by fours. */
export const numeral = (n: number): string => '•'.repeat(n).replace(/•{4}(?=•)/g, '•••• ');
