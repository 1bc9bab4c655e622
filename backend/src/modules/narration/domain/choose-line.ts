import { hashOfSentence as hashOf, sentencesIn } from '#contracts/session/told-sentences.js';
import { type TurnFacts } from './turn-facts.js';

type Slots = Readonly<Record<string, string>>;
/** One of the lines, filled in; the same turn always chooses the same, and nothing that was said lately if it can be helped. */
export type ChooseLine = (purpose: string, lines: readonly string[], slots?: Slots) => string;

export { hashOfSentence as hashOf } from '#contracts/session/told-sentences.js';

/** In one pass, so that what fills a slot is never read as a slot. */
const filled = (line: string, slots: Slots): string => line.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot);

/** How far a turn's path may carry it from the line that is next. */
const SWAY = 3;

/**
 * Goes round a list as the turns go by, from a place of the saga's own, so that a line comes back only when the
 * others have had their turn; the path sways it. `told`: sentences not to be said again.
 */
export const chooserOf = ({ path, turn, hero }: Pick<TurnFacts, 'path' | 'turn' | 'hero'>, told: TurnFacts['toldBefore'], always: Slots): ChooseLine =>
  (purpose, lines, slots = {}) => {
    const start = (hashOf(`${purpose}/${hero.name}`) + turn + (hashOf(`${purpose}/${path}`) % SWAY)) % Math.max(1, lines.length);
    const inOrder = [...lines.slice(start), ...lines.slice(0, start)];
    const candidates = inOrder.map((line) => filled(line, { ...always, ...slots }));
    return candidates.find((line) => !sentencesIn(line).some(told)) ?? candidates[0] ?? '';
  };
