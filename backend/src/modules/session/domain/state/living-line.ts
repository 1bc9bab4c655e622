/** Turns that rewinds took back, as ranges with both ends, rising and apart from each other. */
export type WithdrawnRanges = readonly (readonly [from: number, to: number])[];

/** After a rewind: all turns between its target and the highest number are withdrawn, also those withdrawn before. */
export const withRewind = (withdrawn: WithdrawnRanges, toTurn: number, highest: number): WithdrawnRanges => [
  ...withdrawn.filter(([from]) => from <= toTurn),
  [toTurn + 1, highest],
];

/** Whether a rewind took the turn back. */
export const isWithdrawn = (withdrawn: WithdrawnRanges, turn: number): boolean =>
  withdrawn.some(([from, to]) => from <= turn && turn <= to);

/** Whether a turn comes before the head in its line, so that a rewind can reach it. */
export const isEarlierTurn = (
  { withdrawn, head }: { readonly withdrawn: WithdrawnRanges; readonly head: number },
  turn: number,
): boolean => Number.isInteger(turn) && turn >= 0 && turn < head && !isWithdrawn(withdrawn, turn);

/** Whether a turn is the head or comes before it in its line. */
export const isInLine = (line: { readonly withdrawn: WithdrawnRanges; readonly head: number }, turn: number): boolean =>
  turn === line.head || isEarlierTurn(line, turn);

/** The turns of the living line behind a turn of it, up to another, rising. */
export const livingTurns = (
  withdrawn: WithdrawnRanges,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): readonly number[] =>
  Array.from({ length: Math.max(0, upTo - after) }, (_, i) => after + 1 + i).filter(
    (turn) => !isWithdrawn(withdrawn, turn),
  );

/** The last turns of the living line before a turn, rising. It costs as much in a long saga as in a short one. */
export const lastLivingTurns = (
  withdrawn: WithdrawnRanges,
  { before, most }: { readonly before: number; readonly most: number },
): readonly number[] => {
  const turns: number[] = [];
  for (let turn = before - 1; turn >= 0 && turns.length < most; turn -= 1) {
    const gap = withdrawn.find(([from, to]) => from <= turn && turn <= to);
    if (gap) [turn] = gap;
    else turns.push(turn);
  }
  return turns.reverse();
};
