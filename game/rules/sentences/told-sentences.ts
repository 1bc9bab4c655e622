/*
 * What was told in a saga is remembered as hashes of its sentences, so that none is told twice. The same split and the
 * same hash serve the one who tells and the one who remembers: a line split by itself and within its story agree.
 */

/** After the mark that ends a sentence, its closing quotation mark and the white space; what goes on in lower case is the same sentence. */
const BETWEEN_SENTENCES = /(?<=[.!?…][”’)]?\s+)(?!\s|\p{Ll})/u;

/** Wherever one may end. Looking ahead only, it is many times faster: a line by itself is nearly always one sentence. */
const MAY_END = /[.!?…][”’)]?\s/u;

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
