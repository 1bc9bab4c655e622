import { hashOfSentence, sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { type Candidate, candidatesOf, isTrueOf, type SentenceContext, type SentenceSource } from './candidates.js';
import { type Here } from './claims.js';
import { truthsOf } from './conditions.js';
import { newRecentWords, repeatsOwnWord } from './recent-words.js';
import { ALL_NAMED, fillPlainly, type NamesSaid, namesIn, NOBODY_NAMED, type Slots, withSlots } from './fill.js';
import { type Called } from './introduce.js';
import { inTurn } from './rotation.js';
import { type Handled, handOf, type NarratorsHand, type HandTurn } from '../hand/hand.js';
import { slotsOf, within } from './slots.js';

/**
 * Finds what has not been said yet in this saga, for one narration: it remembers what it said. `handled` text is put in
 * the way of the people's narrator, and counts as said in each way in which it may be put.
 */
export interface PhraseFinder {
  readonly slots: Slots;
  /** The people that it has named so far. */
  readonly called: Called;
  /** Something new from the first of the sources that has it; null where nothing new is left to say. */
  readonly fresh: (
    purpose: string,
    sources: readonly SentenceSource[],
    more?: Slots,
    handled?: Handled,
  ) => string | null;
  /** Something new of the lines that were written for this very thing, true to hour and ground; null where all of them are told. */
  readonly anew: (purpose: string, lines: readonly string[], more?: Slots, handled?: Handled) => string | null;
  /** A line even if it was told before, for what must be told; a true one, if there is any. */
  readonly surely: (purpose: string, lines: readonly string[], more?: Slots, handled?: Handled) => string;
}

/** How many candidates that sound like the sentence before are skipped to find one that does not. */
const PATIENCE = 40;

/** Lines of a storylet or a deed, which declares its ground, and what was learned of a place elsewhere. */
const OWNED: ReadonlySet<string> = new Set([
  'deed',
  'opening',
  'still',
  'given-up',
  'later',
  'sworn',
  'naming',
  'ending',
  'learned',
]);

/** The moment at which a turn has ended, and for a deed the one at which it began too. */
const heresOf = ({ saga, cell, city, deed, faction, moved }: TurnFacts): readonly [after: Here, before: Here] => {
  const after: Here = {
    calendar: saga?.calendar ?? null,
    terrain: cell.terrain,
    inTown: city !== null,
    isOwned: false,
    faction,
    resting: deed?.kind === 'rest',
  };
  return [after, { ...after, calendar: saga?.before ?? after.calendar, terrain: moved?.from ?? after.terrain }];
};
const owned = (here: Here): Here => ({ ...here, isOwned: true });

/** As lines name them. */
const placesHere = ({ city, saga }: TurnFacts): readonly string[] =>
  [city, saga?.landmark?.name].flatMap((name) => (name ? [within(name)] : []));

const sceneOf = (facts: TurnFacts, named: NamesSaid): SentenceContext => {
  const { saga, hero, turn, path } = facts;
  return {
    truths: truthsOf(facts),
    named,
    heres: heresOf(facts).slice(0, 1),
    at: placesHere(facts),
    wheel: {
      seed: hashOfSentence(hero.name + (saga?.oath.key ?? '') + (saga?.oath.foe.name ?? '')),
      turn,
      path: hashOfSentence(path),
    },
  };
};

/** What was said in this telling, and what sounds like it. */
const memoryOf = ({ told }: TurnFacts, hand: NarratorsHand, turn: HandTurn, named: Set<string>) => {
  const said = new Set<string>();
  const called = new Map<string, string>();
  const ear = newRecentWords();
  /** It is made when somebody asks for it: nothing was told before a first leaf. */
  let hashes: ReadonlySet<number> | undefined;
  const isTold = (sentence: string): boolean => (hashes ??= new Set(told)).has(hashOfSentence(sentence));
  const isNewSentence = (sentence: string): boolean => {
    if (said.has(sentence) || isTold(sentence)) return false;
    const finished = hand.finishedSentence(sentence);
    return finished === null || !isTold(finished);
  };
  const isNewText = (text: string, handled?: Handled): boolean =>
    sentencesIn(text).every(isNewSentence) &&
    (!handled || hand.versions(text, handled).every((version) => sentencesIn(version).every(isNewSentence)));
  return {
    named,
    called,
    isNew: ({ text, twin, madeOf }: Candidate, handled?: Handled): boolean =>
      !madeOf.some((line) => said.has(line)) && isNewText(text, handled) && (twin === text || isNewText(twin, handled)),
    rings: ear.rings,
    keep: ({ text, line, madeOf }: Omit<Candidate, 'twin'>, slots: Slots, handled?: Handled): string => {
      const put = handled ? hand.told(text, handled, turn) : text;
      for (const sentence of [...madeOf.filter(Boolean), ...sentencesIn(text), ...sentencesIn(put)]) said.add(sentence);
      for (const [name, short] of namesIn(line, slots)) {
        named.add(name);
        called.set(name, short);
      }
      ear.hear(text);
      return put;
    },
  };
};
type Memory = ReturnType<typeof memoryOf>;

/** The first new candidate, preferably one that does not sound like the sentence before it. */
const best = (candidates: Iterable<Candidate>, { isNew, rings }: Memory, handled?: Handled): Candidate | null => {
  let second: Candidate | null = null;
  let passed = 0;
  for (const candidate of candidates) {
    if (!isNew(candidate, handled) || (candidate.madeOf.length > 1 && repeatsOwnWord(candidate.text))) continue;
    if (!rings(candidate.text)) return candidate;
    second ??= candidate;
    if (++passed > PATIENCE) break;
  }
  return second;
};

/** Contexts for lines of their own (see OWNED): a deed lasts from one moment to the next. */
const ownScenes = (facts: TurnFacts, scene: SentenceContext) => {
  const [after, before] = heresOf(facts);
  const deed: SentenceContext = { ...scene, at: [], heres: [owned(after), owned(before)] };
  const placed: SentenceContext = { ...scene, at: [], heres: [owned(after)] };
  return (purpose: string): SentenceContext => (purpose === 'deed' ? deed : OWNED.has(purpose) ? placed : scene);
};

/** What a sentence is looked for with. */
interface Asked {
  readonly purpose: string;
  readonly within: SentenceContext;
  readonly slots: Slots;
  readonly handled: Handled | undefined;
}

export const phraseFinderOf = (facts: TurnFacts): PhraseFinder => {
  const named = new Set<string>();
  const scene = sceneOf(facts, named);
  const turn: HandTurn = { wheel: scene.wheel, isTrue: (words) => isTrueOf(words, scene.heres) };
  const memory = memoryOf(facts, handOf(facts.faction), turn, named);
  const sceneFor = ownScenes(facts, scene);
  const base = slotsOf(facts);
  const firstNew = (source: SentenceSource, { purpose, within, slots, handled }: Asked): string | null => {
    const found = best(candidatesOf(purpose, source, within, slots), memory, handled);
    return found ? memory.keep(found, slots, handled) : null;
  };
  const fresh: PhraseFinder['fresh'] = (purpose, sources, more, handled) => {
    const slots = withSlots(base, more);
    for (const source of new Set(sources)) {
      const found = firstNew(source, { purpose, within: scene, slots, handled });
      if (found !== null) return found;
    }
    return null;
  };
  const anew: PhraseFinder['anew'] = (purpose, lines, more, handled) => {
    const slots = withSlots(base, more);
    const within = sceneFor(purpose);
    const plainly = (line: string): Candidate => ({
      text: fillPlainly(line, slots, memory.named),
      twin: fillPlainly(line, slots, memory.named.size > 0 ? NOBODY_NAMED : ALL_NAMED),
      line,
      madeOf: [line],
    });
    const one = firstNew(lines, { purpose, within, slots, handled });
    if (one !== null) return one;
    const isTrue = (line: string): boolean => isTrueOf(line, within.heres);
    const other = Array.from(inTurn(purpose, lines, scene.wheel, isTrue), plainly).find((found) =>
      memory.isNew(found, handled),
    );
    return other === undefined ? null : memory.keep(other, slots, handled);
  };
  const surely: PhraseFinder['surely'] = (purpose, lines, more, handled) => {
    const slots = withSlots(base, more);
    const known = lines.filter((line) => isTrueOf(line, sceneFor(purpose).heres));
    const least = known.length > 0 ? known : lines;
    const line = least[facts.turn % Math.max(1, least.length)] ?? '';
    return (
      anew(purpose, lines, more, handled) ??
      memory.keep({ text: fillPlainly(line, slots, memory.named), line, madeOf: [] }, slots, handled)
    );
  };
  return { slots: base, called: memory.called, fresh, anew, surely };
};
