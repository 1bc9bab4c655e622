import { type PastContext, type PastTurn } from './past-turn.js';
import { turnSentences } from './turn-words.js';

/** The longest memory of a cell, in characters. */
const LONGEST = 900;

const lineOf = (turn: PastTurn, context: PastContext): string =>
  `${turn.day === null ? `Turn ${turn.turn}` : `Day ${turn.day}`}: ${turnSentences(turn, context).join(' ')}`;

/** The oldest first, then the newest back: what began there and what was last there matter most. */
const byWeight = (turns: readonly PastTurn[]): readonly PastTurn[] => [
  ...turns.slice(0, 1),
  ...turns.slice(1).reverse(),
];

/** What happened on a cell, oldest first; null: nothing that is remembered. */
export const cellMemory = (turns: readonly PastTurn[], context: PastContext): string | null => {
  const lines = new Map<number, string>();
  let length = 0;
  for (const turn of byWeight(turns)) {
    const line = lineOf(turn, context);
    if (lines.size > 0 && length + line.length > LONGEST) continue;
    lines.set(turn.turn, line);
    length += line.length + 1;
  }
  return lines.size === 0
    ? null
    : [...lines]
        .sort(([a], [b]) => a - b)
        .map(([, line]) => line)
        .join('\n');
};
