/** The next few items of a list that rotates with the turns: recently offered items come last. */
export const nextInTurn = <T>(items: readonly T[], count: number, turn: number): readonly T[] => {
  if (items.length === 0 || count <= 0) return [];
  const from = (turn * count) % items.length;
  return [...items.slice(from), ...items.slice(0, from)].slice(0, count);
};
