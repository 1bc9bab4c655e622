import { type Clauses, type Grammar, type When } from '#contracts/content/clauses.js';
import { type Here, isTrueHere } from './claims.js';
import { holds, type Truths } from './conditions.js';
import { fill, type Slots } from './fill.js';
import { inTurn, type Wheel } from './rotation.js';

/** Whole lines, or clauses to be put together. */
export type Source = readonly string[] | Grammar;
export interface Scene {
  readonly truths: Truths;
  readonly here: Here | null;
  readonly wheel: Wheel;
}
export interface Candidate {
  readonly text: string;
  /** The lines of the tables that it was made of. */
  readonly madeOf: readonly string[];
}

interface Marked {
  readonly text: string;
  readonly when: When | null;
}
const MARKED = new WeakMap<Clauses, readonly Marked[]>();
/** A table as one list; tables are few and stay, so that each is laid out once. */
const marked = (clauses: Clauses): readonly Marked[] => {
  const list = MARKED.get(clauses) ?? clauses.flatMap((c): readonly Marked[] => (typeof c === 'string' ? [{ text: c, when: null }] : c.say.map((text) => ({ text, when: c.when }))));
  MARKED.set(clauses, list);
  return list;
};

const POOL = /<([\w-]+)>/g;
const FIRST_POOL = /<[\w-]+>/;
const BEGINS = /[.!?]\s$/;
const poolsIn = (form: string): readonly string[] => [...form.matchAll(POOL)].map(([, name]) => name ?? '');
/** How many combinations are looked at before the sentence is left out. */
const MOST_TRIES = 400;

/** What may be said of a table now, the next in turn first. */
const sayable = (purpose: string, clauses: Clauses, { truths, here, wheel }: Scene, slots: Slots): readonly string[] =>
  inTurn(purpose, marked(clauses), wheel)
    .filter(({ text, when }) => (when === null || holds(truths, when)) && isTrueHere(text, here) && fill(text, slots) !== null)
    .map(({ text }) => text);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function* ofLines(purpose: string, lines: readonly string[], scene: Scene, slots: Slots): Generator<Candidate> {
  for (const line of sayable(purpose, lines, scene, slots)) yield { text: capital(fill(line, slots) ?? ''), madeOf: [line] };
}

/** Walks through the combinations so that every pool moves on at every step, each pool after the first at a pace of its own. */
const nth = (list: readonly string[], step: number, pool: number): string => list[(step + pool * Math.floor(step / list.length)) % list.length] ?? '';

function* ofGrammar(purpose: string, { forms, pools }: Grammar, scene: Scene, slots: Slots): Generator<Candidate> {
  const choices = new Map(Object.entries(pools).map(([name, clauses]) => [name, sayable(purpose + name, clauses, scene, slots)]));
  const patterns = sayable(`${purpose}:form`, forms, scene, slots).filter((form) => poolsIn(form).every((name) => (choices.get(name)?.length ?? 0) > 0));
  for (let step = 0; patterns.length > 0 && step < MOST_TRIES; step++) {
    const form = patterns[step % patterns.length] ?? '';
    const chosen = poolsIn(form).map((name, pool) => nth(choices.get(name) ?? [], step, pool));
    const line = chosen.reduce((text, clause) => text.replace(FIRST_POOL, (_pool, at: number) => (BEGINS.test(text.slice(0, at)) ? capital(clause) : clause)), form);
    yield { text: capital(fill(line, slots) ?? ''), madeOf: chosen.length === 0 ? [form] : chosen };
  }
}

/** Everything that can be said from a source, the next in turn first. */
export const candidatesOf = (purpose: string, source: Source, scene: Scene, slots: Slots): Generator<Candidate> =>
  'forms' in source ? ofGrammar(purpose, source, scene, slots) : ofLines(purpose, source, scene, slots);
