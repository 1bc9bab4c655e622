import { sentencesIn } from '#contracts/session/told-sentences.js';
import { type TurnFacts } from '../turn-facts.js';
import { type Candidate, candidatesOf, type Scene, type Source } from './candidates.js';
import { truthsOf } from './conditions.js';
import { newEar, stutters } from './echoes.js';
import { fillPlainly, type Slots } from './fill.js';
import { slotsOf } from './slots.js';

/** Finds what has not been said yet in this saga, for one telling: it remembers what it said. */
export interface Teller {
  readonly slots: Slots;
  /** Something new from the first of the sources that has it; null where nothing new is left to say. */
  readonly fresh: (purpose: string, sources: readonly Source[], more?: Slots) => string | null;
  /** For what somebody wrote of this very thing: something new, true to the hour if there is any; null where all is told. */
  readonly anew: (purpose: string, lines: readonly string[], more?: Slots) => string | null;
  /** For a line that must be told, and be it again. */
  readonly surely: (purpose: string, lines: readonly string[], more?: Slots) => string;
}

/** How many that ring like the sentence before are passed over for one that does not. */
const PATIENCE = 40;

const sceneOf = (facts: TurnFacts): Scene => {
  const { saga, cell, deed, hero, turn, path } = facts;
  return {
    truths: truthsOf(facts), here: saga === null ? null : { calendar: saga.calendar, terrain: cell.terrain, resting: deed?.kind === 'rest' },
    wheel: { seed: hero.name + (saga?.oath.key ?? '') + (saga?.oath.foe.name ?? ''), turn, path },
  };
};

export const tellerOf = (facts: TurnFacts): Teller => {
  const scene = sceneOf(facts);
  const slots = slotsOf(facts);
  const said = new Set<string>();
  const ear = newEar();

  const isNew = ({ text, madeOf }: Candidate): boolean =>
    !madeOf.some((line) => said.has(line)) && sentencesIn(text).every((sentence) => !said.has(sentence) && !facts.toldBefore(sentence));
  const keep = ({ text, madeOf }: Candidate): string => {
    for (const sentence of [...madeOf.filter(Boolean), ...sentencesIn(text)]) said.add(sentence);
    ear.hear(text);
    return text;
  };
  const best = (candidates: Iterable<Candidate>): Candidate | null => {
    let second: Candidate | null = null;
    let passed = 0;
    for (const candidate of candidates) {
      if (!isNew(candidate) || (candidate.madeOf.length > 1 && stutters(candidate.text))) continue;
      if (!ear.rings(candidate.text)) return candidate;
      second ??= candidate;
      if (++passed > PATIENCE) break;
    }
    return second;
  };
  const fresh: Teller['fresh'] = (purpose, sources, more = {}) => {
    for (const source of sources) {
      const found = best(candidatesOf(purpose, source, scene, { ...slots, ...more }));
      if (found) return keep(found);
    }
    return null;
  };
  const anew: Teller['anew'] = (purpose, lines, more = {}) => {
    const trueHere = fresh(purpose, [lines], more);
    if (trueHere !== null) return trueHere;
    const one = lines.map((line) => ({ text: fillPlainly(line, { ...slots, ...more }), madeOf: [line] })).find(isNew);
    return one === undefined ? null : keep(one);
  };
  const surely: Teller['surely'] = (purpose, lines, more = {}) =>
    anew(purpose, lines, more) ?? keep({ text: fillPlainly(lines[facts.turn % Math.max(1, lines.length)] ?? '', { ...slots, ...more }), madeOf: [] });
  return { slots, fresh, anew, surely };
};
