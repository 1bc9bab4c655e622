import { type Clauses, type Condition, type Grammar } from '#game/model/content/clauses.js';
import { type Choices, choicesFrom, nth } from './choices.js';
import { areTrue, type ClaimWords, claimsOf, type Here } from './claims.js';
import { conditionsIn, hold, type Truths } from './conditions.js';
import { ALL_NAMED, fillKnown, isThere, type NamesSaid, NOBODY_NAMED, type Slots, slotsIn } from './fill.js';
import { capital, type Pattern, patternOf, together } from './pattern.js';
import { inTurn, type Wheel } from './rotation.js';

/** Whole lines, or clauses to be put together. */
export type SentenceSource = readonly string[] | Grammar;
/** What a turn is told in: the same for all its sentences, but for who has been named. */
export interface SentenceContext {
  readonly truths: Truths;
  /** The moments that a line may tell of, each of its words of one of them. */
  readonly heres: readonly Here[];
  readonly wheel: Wheel;
  readonly named: NamesSaid;
  /** The names of the town and the landmark where one is: nobody is on the way to them. */
  readonly at: readonly string[];
}
export interface Candidate {
  readonly text: string;
  /** The same text with people's other names: it would not be a new sentence. */
  readonly twin: string;
  /** The line before its slots were filled. */
  readonly line: string;
  /** The lines of the tables that it was made of. */
  readonly madeOf: readonly string[];
}

/** A line and what stands in its way. Most lines of a table wait long for their turn: each is read when it comes. */
class Marked {
  private foundNames: readonly string[] | undefined;
  private foundClaims: readonly ClaimWords[] | undefined;

  constructor(
    readonly text: string,
    readonly conditions: readonly Condition[],
  ) {}

  /** What it names. */
  get names(): readonly string[] {
    return (this.foundNames ??= slotsIn(this.text));
  }

  get claims(): readonly ClaimWords[] {
    return (this.foundClaims ??= claimsOf(this.text));
  }
}
/** A place that a line tells as lying elsewhere. */
const ELSEWHERE = /\b(?:to|toward|from|short of) \{(where|place|due\.place)\}/g;
const isHere = (text: string, slots: Slots, at: readonly string[]): boolean =>
  at.length > 0 &&
  text.includes('{') &&
  Array.from(text.matchAll(ELSEWHERE)).some(([, slot = '']) => at.includes(slots[slot] ?? ''));

const MARKED = new WeakMap<Clauses, readonly Marked[]>();
const PLAIN = new Map<string, Marked>();
/** Cached by text without a limit: the content has a fixed set of lines, however its lists are combined. */
const plainLine = (text: string): Marked => {
  const line = PLAIN.get(text) ?? new Marked(text, []);
  PLAIN.set(text, line);
  return line;
};
/** A table as one list; tables are few and stay, so that each is read once. */
const marked = (clauses: Clauses): readonly Marked[] => {
  const known = MARKED.get(clauses);
  if (known) return known;
  const list = clauses.flatMap((c) =>
    typeof c === 'string' ? [plainLine(c)] : c.say.map((text) => new Marked(text, conditionsIn(c.when))),
  );
  MARKED.set(clauses, list);
  return list;
};

/** How many combinations are looked at before the sentence is left out. */
const MOST_TRIES = 400;

/** Whether a line says nothing but what is true then. */
export const isTrueOf = (text: string, heres: readonly Here[]): boolean => areTrue(plainLine(text).claims, heres);

/** What may be said of a table now, the next in turn first. */
const sayable = (
  purpose: string,
  clauses: Clauses,
  { truths, heres, wheel, at }: SentenceContext,
  slots: Slots,
): Generator<Marked> =>
  inTurn(
    purpose,
    marked(clauses),
    wheel,
    (line) =>
      hold(truths, line.conditions) &&
      line.names.every((name) => isThere(name, slots)) &&
      areTrue(line.claims, heres) &&
      !isHere(line.text, slots, at),
  );

const candidate = (line: string, madeOf: readonly string[], { named }: SentenceContext, slots: Slots): Candidate => {
  const text = capital(fillKnown(line, slots, named));
  return {
    text,
    twin: line.includes('{') ? capital(fillKnown(line, slots, named.size > 0 ? NOBODY_NAMED : ALL_NAMED)) : text,
    line,
    madeOf,
  };
};

const isTwofold = (clauses: readonly string[]): boolean =>
  clauses.some((clause, i) => clause !== '' && clauses.indexOf(clause) !== i);

/** Two paths tell the same turn in different forms. */
const FORMS_APART = 97;

function* ofLines(
  purpose: string,
  lines: readonly string[],
  scene: SentenceContext,
  slots: Slots,
): Generator<Candidate> {
  for (const { text } of sayable(purpose, lines, scene, slots)) yield candidate(text, [text], scene, slots);
}

/** What may be said of each pool, found out when a form asks for it. */
const choicesOf = (purpose: string, { pools }: Grammar, scene: SentenceContext, slots: Slots) => {
  const known = new Map<string, Choices>();
  return (name: string): Choices => {
    const choices = known.get(name) ?? choicesFrom(sayable(purpose + name, pools[name] ?? [], scene, slots));
    known.set(name, choices);
    return choices;
  };
};

/** The forms that can be filled, in turn: once through all of them, and then round and round those. */
function* filledForms(forms: Iterable<Marked>, isFilled: (pattern: Pattern) => boolean): Generator<Pattern> {
  const filled: Pattern[] = [];
  for (const { text } of forms) {
    const pattern = patternOf(text);
    if (!isFilled(pattern)) continue;
    filled.push(pattern);
    yield pattern;
  }
  while (filled.length > 0) yield* filled;
}

function* ofGrammar(purpose: string, grammar: Grammar, scene: SentenceContext, slots: Slots): Generator<Candidate> {
  const choices = choicesOf(purpose, grammar, scene, slots);
  const byPath = { ...scene, wheel: { ...scene.wheel, turn: scene.wheel.turn + (scene.wheel.path % FORMS_APART) } };
  const forms = filledForms(sayable(`${purpose}:form`, grammar.forms, byPath, slots), ({ pools }) =>
    pools.every((name) => choices(name).at(0) !== undefined),
  );
  let step = 0;
  for (const pattern of forms) {
    const chosen = pattern.pools.map((name, pool) => nth(choices(name), step, pool));
    if (!isTwofold(chosen))
      yield candidate(together(pattern, chosen), chosen.length === 0 ? [pattern.form] : chosen, scene, slots);
    if (++step === MOST_TRIES) return;
  }
}

/** Everything that can be said from a source, the next in turn first. */
export const candidatesOf = (
  purpose: string,
  source: SentenceSource,
  scene: SentenceContext,
  slots: Slots,
): Generator<Candidate> =>
  'forms' in source ? ofGrammar(purpose, source, scene, slots) : ofLines(purpose, source, scene, slots);
