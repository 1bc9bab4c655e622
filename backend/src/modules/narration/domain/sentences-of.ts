const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
/** White space alone, or what goes on in lower case after a cry or a question: no sentence of its own. */
const GOES_ON = /^(?:\s*$|\p{Lowercase_Letter})/u;

/** The sentences of a story, each with the white space that follows it: joined, they are the story. */
export const sentencesOf = (story: string): readonly string[] => {
  const sentences: string[] = [];
  for (const { segment } of SENTENCES.segment(story)) {
    if (sentences.length > 0 && GOES_ON.test(segment)) sentences.push((sentences.pop() ?? '') + segment);
    else sentences.push(segment);
  }
  return sentences;
};
