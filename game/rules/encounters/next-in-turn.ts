const rotated = <T>(items: readonly T[], from: number): readonly T[] =>
  items.length === 0 ? [] : [...items.slice(from % items.length), ...items.slice(0, from % items.length)];

/** The next few items of a list that rotates with the turns: recently offered items come last. */
export const nextInTurn = <T>(items: readonly T[], count: number, turn: number): readonly T[] =>
  count <= 0 ? [] : rotated(items, turn * count).slice(0, count);

/** The whole list, which begins with another item each turn. */
export const allInTurn = <T>(items: readonly T[], turn: number): readonly T[] => rotated(items, turn);
