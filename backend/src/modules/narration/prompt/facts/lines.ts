import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { fillPlainly, type Slots, withSlots } from '../../domain/grammar/fill.js';
import { slotsOf } from '../../domain/grammar/slots.js';

/** Of several lines, the one whose turn it is; undefined: there are none. */
export const oneOf = (lines: readonly string[], turn: number): string | undefined =>
  lines[turn % Math.max(1, lines.length)];

/** Fills a line of the content. A hero's name is a player's text: it stands nowhere but in its fence. */
export const fillerOf = (facts: TurnFacts): ((line: string, more?: Slots) => string) => {
  const slots = withSlots(slotsOf(facts), { name: 'the hero', 'name.short': 'the hero' });
  return (line, more) => fillPlainly(line, withSlots(slots, more));
};
export type Filler = ReturnType<typeof fillerOf>;

/** A gist that a model may retell in its own words. */
export const gist = (text: string): string => `“${text.replace(/[“”]/g, (mark) => (mark === '“' ? '‘' : '’'))}”`;
