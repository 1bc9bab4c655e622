import { type ChosenSections, NOTHING } from './layout.js';

/** One more part of a prompt, and the tokens that the prompt may have with it. */
interface Step {
  readonly add: (chosen: ChosenSections) => ChosenSections;
  readonly most: number;
}
/** What there is to choose from. Lists are in the order in which they are told. */
export interface Offered {
  readonly voice: string;
  readonly cell: readonly string[];
  readonly people: readonly string[];
  readonly digest: readonly string[];
  /** Each as its sentences, with the white space that follows them. */
  readonly leaves: readonly (readonly string[])[];
  readonly chapters: readonly string[];
  readonly phrases: readonly string[];
}

const WHOLE_LEAVES = 3;
/** Parts of the size: of the prompt where older leaves only fill it, and of what the chapters may take it up to. */
const FILLED = 0.65;

/** A leaf before those that were taken, whole, or else as much of its end as there is room for. */
const leafSteps = (sentences: readonly string[], n: number, most: number): readonly Step[] =>
  sentences.map((_, from) => ({
    most,
    add: (chosen) =>
      chosen.voice === null || chosen.leaves.length !== n || chosen.isCut
        ? chosen
        : {
            ...chosen,
            leaves: [`${from === 0 ? '' : '… '}${sentences.slice(from).join('').trim()}`, ...chosen.leaves],
            isCut: from > 0,
          },
  }));

const lines = (part: 'cell' | 'people' | 'digest', all: readonly string[], most: number): readonly Step[] =>
  all.map((line) => ({ most, add: (chosen) => ({ ...chosen, [part]: [...chosen[part], line] }) }));

/**
 * The order in which parts are taken. Late parts are dropped first: leaves that only fill up, older chapters, leaves,
 * the voice. A prompt is filled up to the same size in a short saga and in a long one.
 */
const stepsFor = (offered: Offered, maxTokens: number): readonly Step[] => {
  const most = maxTokens;
  const filled = Math.floor(maxTokens * FILLED);
  const leaves = [...offered.leaves].reverse();
  return [
    ...lines('cell', offered.cell, most),
    ...lines('people', offered.people, most),
    ...lines('digest', offered.digest, most),
    { most, add: (chosen) => ({ ...chosen, voice: offered.voice }) },
    ...leaves.slice(0, WHOLE_LEAVES).flatMap((leaf, n) => leafSteps(leaf, n, most)),
    { most, add: (chosen) => ({ ...chosen, phrases: offered.phrases }) },
    ...[...offered.chapters].reverse().map((chapter): Step => ({
      most: filled,
      add: (chosen) => (chosen.isCut ? chosen : { ...chosen, chapters: [chapter, ...chosen.chapters] }),
    })),
    ...leaves.slice(WHOLE_LEAVES).flatMap((leaf, n) => leafSteps(leaf, n + WHOLE_LEAVES, filled)),
  ];
};

/** As much as there is room for. @param sizeOf in tokens, of the whole prompt */
export const fitted = (
  offered: Offered,
  maxTokens: number,
  sizeOf: (chosen: ChosenSections) => number,
): ChosenSections =>
  stepsFor(offered, maxTokens).reduce<ChosenSections>((chosen, { add, most }) => {
    const more = add(chosen);
    return more !== chosen && sizeOf(more) <= most ? more : chosen;
  }, NOTHING);
