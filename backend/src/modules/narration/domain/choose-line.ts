import { type TurnFacts } from './turn-facts.js';

type Slots = Readonly<Record<string, string>>;
/** One of the lines, filled in; the same turn always chooses the same, and nothing that was said lately if it can be helped. */
export type ChooseLine = (purpose: string, lines: readonly string[], slots?: Slots) => string;

/** FNV-1a and a finalizer: spreads a path of hex digits and a purpose over 32 bits. */
export const hashOf = (text: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/** In one pass, so that what fills a slot is never read as a slot. */
const filled = (line: string, slots: Slots): string => line.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot);

/** How far a turn's path may carry it from the line that is next. */
const SWAY = 3;

/**
 * Goes round a list as the turns go by, from a place of the saga's own, so that a line comes back only when the
 * others have had their turn; the path sways it. `told`: stories not to be said again.
 */
export const chooserOf = ({ path, turn, hero }: Pick<TurnFacts, 'path' | 'turn' | 'hero'>, told: readonly string[], always: Slots): ChooseLine =>
  (purpose, lines, slots = {}) => {
    const start = (hashOf(`${purpose}/${hero.name}`) + turn + (hashOf(`${purpose}/${path}`) % SWAY)) % Math.max(1, lines.length);
    const inOrder = [...lines.slice(start), ...lines.slice(0, start)];
    const candidates = inOrder.map((line) => filled(line, { ...always, ...slots }));
    return candidates.find((line) => !told.some((story) => story.includes(line))) ?? candidates[0] ?? '';
  };
