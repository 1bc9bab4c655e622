import { type Chosen, NOTHING } from './layout.js';

/** One more part of a prompt, and the tokens that the prompt may have with it. */
interface Step {
  readonly add: (chosen: Chosen) => Chosen;
  readonly most: number;
}
/** What there is to choose from. Lists are in the order in which they are told. */
export interface Offered {
  readonly voice: string;
  readonly cell: readonly string[];
  readonly people: readonly string[];
  readonly digest: readonly string[];
  /** Each as its sentences, with the white space that follows them. */
  readonly scenes: readonly (readonly string[])[];
  readonly chapters: readonly string[];
  readonly phrases: readonly string[];
}

const WHOLE_SCENES = 3;
/** Parts of the size: of the prompt where older scenes only fill it, and of what the chapters may take it up to. */
const FILLED = 0.65;

/** A scene before those that were taken, whole, or else as much of its end as there is room for. */
const sceneSteps = (sentences: readonly string[], n: number, most: number): readonly Step[] =>
  sentences.map((_, from) => ({
    most,
    add: (chosen) =>
      chosen.voice === null || chosen.scenes.length !== n || chosen.isCut
        ? chosen
        : {
            ...chosen,
            scenes: [`${from === 0 ? '' : '… '}${sentences.slice(from).join('').trim()}`, ...chosen.scenes],
            isCut: from > 0,
          },
  }));

const lines = (part: 'cell' | 'people' | 'digest', all: readonly string[], most: number): readonly Step[] =>
  all.map((line) => ({ most, add: (chosen) => ({ ...chosen, [part]: [...chosen[part], line] }) }));

/**
 * In the order in which parts are taken. What comes last gives way first: scenes that only fill, older chapters, scenes,
 * the voice. A prompt is filled up to the same size in a short saga and in a long one.
 */
const stepsFor = (offered: Offered, maxTokens: number): readonly Step[] => {
  const most = maxTokens;
  const filled = Math.floor(maxTokens * FILLED);
  const scenes = [...offered.scenes].reverse();
  return [
    ...lines('cell', offered.cell, most),
    ...lines('people', offered.people, most),
    ...lines('digest', offered.digest, most),
    { most, add: (chosen) => ({ ...chosen, voice: offered.voice }) },
    ...scenes.slice(0, WHOLE_SCENES).flatMap((scene, n) => sceneSteps(scene, n, most)),
    { most, add: (chosen) => ({ ...chosen, phrases: offered.phrases }) },
    ...[...offered.chapters].reverse().map((chapter): Step => ({
      most: filled,
      add: (chosen) => (chosen.isCut ? chosen : { ...chosen, chapters: [chapter, ...chosen.chapters] }),
    })),
    ...scenes.slice(WHOLE_SCENES).flatMap((scene, n) => sceneSteps(scene, n + WHOLE_SCENES, filled)),
  ];
};

/** As much as there is room for. @param sizeOf in tokens, of the whole prompt */
export const fitted = (offered: Offered, maxTokens: number, sizeOf: (chosen: Chosen) => number): Chosen =>
  stepsFor(offered, maxTokens).reduce<Chosen>((chosen, { add, most }) => {
    const more = add(chosen);
    return more !== chosen && sizeOf(more) <= most ? more : chosen;
  }, NOTHING);
