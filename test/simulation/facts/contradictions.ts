import { offerContentOf } from '#game/content/catalogue.js';
import { type ClaimWords, claimsOf, saidIn } from '#game/rules/facts/claims.js';
import { type Here } from '#game/rules/facts/here.js';
import { type FactKind } from '#game/rules/facts/lexicon.js';
import { meets } from '#game/rules/facts/needs.js';
import { sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { type Leaf, type ReadSaga, type Spot } from '../figures/read-saga.js';
import { isOwned } from './owned-lines.js';

/** A sentence, or a choice, that says something else of the world than the state does. */
export interface Contradiction {
  readonly kind: FactKind | 'place' | 'offer';
  /** The word that says it. */
  readonly word: string;
  readonly sentence: string;
  readonly seed: string;
  readonly turn: number;
  readonly at: Spot;
}
type Found = Pick<Contradiction, 'kind' | 'word' | 'sentence'>;

const hereOf = ({ calendar, terrain, town }: Spot, { faction }: ReadSaga, leaf: Leaf): Here => ({
  calendar,
  terrain,
  inTown: town !== null,
  isOwned: false,
  faction,
  resting: leaf.deed.kind === 'rest' || leaf.attempt?.until !== undefined || leaf.attempt?.verb === 'rest',
});
const beforeOf = ({ calendar, terrain, ground, menu }: Leaf): Spot => ({
  calendar,
  terrain,
  town: ground === 'city' ? '' : null,
  landmark: null,
  frame: menu.frame,
});

/** Removes names, which claim nothing about the world: Sal Marsh is no bog. */
const nameless = ({ names }: ReadSaga): ((text: string) => string) => {
  const words = names.flatMap((name) => name.split(' ')).filter((word) => /^\p{Lu}/u.test(word) && word.length > 2);
  const parts = [...new Set([...names, ...words])]
    .sort((a, b) => b.length - a.length)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}])(?:${parts.join('|')})(?![\\p{L}])`, 'gu');
  return parts.length === 0 ? (text) => text : (text) => text.replace(pattern, '—');
};

const falseIn = (claims: readonly ClaimWords[], heres: readonly Here[]): readonly ClaimWords[] =>
  claims.filter(({ holds }) => !heres.some(holds));

interface Telling {
  readonly leaf: Leaf;
  readonly heres: readonly Here[];
  readonly met: ReadonlySet<string>;
}
const ofSentence = (sentence: string, plain: string, { leaf, heres, met }: Telling): readonly Found[] => {
  const wrong = falseIn(claimsOf(plain), heres);
  if (wrong.length === 0) return [];
  const owned = heres.map((here) => ({ ...here, isOwned: true }));
  const still = falseIn(wrong, owned);
  const left = still.length < wrong.length && isOwned(leaf, sentence, met) ? still : wrong;
  return left.map(({ kind, words }) => ({ kind, word: words.exec(saidIn(plain))?.[0] ?? '', sentence }));
};

/** Sentences that tell of the town or landmark here as if it lay elsewhere. */
const ofPlace = (sentence: string, { after, ground }: Leaf): readonly Found[] =>
  [after.town, after.landmark].flatMap((name) =>
    name !== null &&
    ground === 'city' &&
    new RegExp(`\\b(?:toward|far from|short of|never came to|on the way to) ${name}`, 'u').test(sentence)
      ? [{ kind: 'place' as const, word: name, sentence }]
      : [],
  );

const ofCards = ({ menu }: Leaf, here: Here): readonly Found[] =>
  menu.cards.flatMap(({ id }) => {
    const content = offerContentOf(id);
    if (!content) return [];
    const { action, description, needs } = content;
    const isTrue = needs ? meets(needs, here) : falseIn([action, description].flatMap(claimsOf), [here]).length === 0;
    return isTrue ? [] : [{ kind: 'offer' as const, word: id, sentence: `${action}: ${description}` }];
  });

/** An ending looks back: it is told of a whole saga. */
const isEnd = ({ end, leaves }: ReadSaga, turn: number): boolean => end !== 'unfinished' && turn === leaves.length;

const count = (text: string, mark: string): number => text.split(mark).length - 1;
/** The sentences of a story, each within a speech with the mark that opens it. */
const spoken = (story: string): readonly string[] => {
  let depth = 0;
  return sentencesIn(story.replace(/\n+/g, ' ')).map((sentence) => {
    const told = depth > 0 ? `“${sentence}` : sentence;
    depth += count(sentence, '“') - count(sentence, '”');
    return told;
  });
};

/** What was told or offered against the state of that moment, over a whole saga. */
export const contradictionsIn = (saga: ReadSaga): readonly Contradiction[] => {
  const plainly = nameless(saga);
  const met = new Set(saga.leaves.flatMap(({ menu: { frame } }) => frame ?? []));
  return saga.leaves.flatMap((leaf, i) => {
    const before = hereOf(beforeOf(leaf), saga, leaf);
    const heres = [before, hereOf(leaf.after, saga, leaf)];
    const told = (isEnd(saga, i + 1) ? [] : spoken(leaf.story)).flatMap((sentence) => [
      ...ofSentence(sentence, plainly(sentence), { leaf, heres, met }),
      ...ofPlace(sentence, leaf),
    ]);
    return [...told, ...ofCards(leaf, { ...before, isOwned: true })].map((found) => ({
      ...found,
      seed: saga.seed,
      turn: i + 1,
      at: leaf.after,
    }));
  });
};
