import { sentencesIn } from '#game/rules/sentences/told-sentences.js';

/** A sentence of a text, and whether any of it is somebody's speech. */
export interface Spoken {
  readonly text: string;
  readonly isSaid: boolean;
}

const count = (text: string, mark: string): number => text.split(mark).length - 1;

/** The sentences of a text: one in the middle of a speech has no quotation mark of its own. */
export const spokenIn = (text: string): readonly Spoken[] => {
  let depth = 0;
  return sentencesIn(text).map((sentence) => {
    const isSaid = depth > 0 || /[“”]/.test(sentence);
    depth += count(sentence, '“') - count(sentence, '”');
    return { text: sentence, isSaid };
  });
};
