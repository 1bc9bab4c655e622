import { type SagaMemory } from '#backend/modules/session/narration-facts/saga-memory.port.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { lengthFor } from './brief.js';
import { changeLines } from './facts/change.lines.js';
import { deedLines } from './facts/deed.lines.js';
import { digestLines, peopleLines, stateLines } from './facts/digest.lines.js';
import { happeningLines } from './facts/happening.lines.js';
import { fillerOf } from './facts/lines.js';
import { sceneLines } from './facts/scene.lines.js';
import { fenced, quotedData } from './quoted-data.js';

const LONGEST_WORDS = 400;
const LONGEST_NAME = 40;

/** What is written down for a turn, before it is known how much of the rest there is room for. */
export interface Sections {
  readonly happened: readonly string[];
  readonly state: readonly string[];
  readonly digest: readonly string[];
  readonly people: readonly string[];
  readonly hero: string;
  /** The player's words in their fence, or null. */
  readonly player: string | null;
  readonly task: string;
}

export const sectionsOf = (facts: TurnFacts, memory: SagaMemory): Sections => {
  const fill = fillerOf(facts);
  const words = facts.freeText === null ? '' : quotedData(facts.freeText, LONGEST_WORDS);
  return {
    happened: [
      ...deedLines(facts, fill),
      ...changeLines(facts),
      ...happeningLines(facts, fill),
      ...sceneLines(facts, fill),
    ],
    state: stateLines(facts),
    digest: digestLines(facts, fill),
    people: peopleLines(facts, memory),
    hero: fenced('hero', quotedData(facts.hero.name, LONGEST_NAME)),
    player: words === '' ? null : fenced('player', words),
    task: `Now tell this leaf, in ${lengthFor(facts)} words. Name nobody and no place but those in the notes.`,
  };
};

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
/** Nothing, where there are no lines. */
export const titled = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`${title}\n${list(lines)}`];
