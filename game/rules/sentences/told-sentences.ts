/*
 * A saga remembers what was told as hashes of sentences, so that no sentence is told twice. The narrator and the saga's
 * state use this split and this hash: a line gives the same sentences alone and within a story.
 */

/** After the mark that ends a sentence, its closing quotation mark and the white space; a lower-case letter continues the sentence. */
const BETWEEN_SENTENCES = /(?<=[.!?…][”’"')]?\s+)(?!\s|\p{Ll})/u;

/** Finds whether there can be a second sentence. Without lookbehind it is many times faster, and a single line is nearly always one sentence. */
const MAY_END = /[.!?…][”’"')]?\s/u;

/** The sentences of a story, each with the white space that follows it: joined, they are the story. */
export const sentencesWithSpaces = (story: string): string[] =>
  MAY_END.test(story) ? story.split(BETWEEN_SENTENCES) : [story].filter(Boolean);

/** The sentences of a story in order, without the white space between them. */
export const sentencesIn = (story: string): string[] => sentencesWithSpaces(story.trim()).map((s) => s.trimEnd());

/** FNV-1a and a finalizer, an unsigned number of 32 bits. */
export const hashOfSentence = (sentence: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < sentence.length; i++) h = Math.imul(h ^ sentence.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};
