import { sentencesOf } from './sentences-of.js';

export interface Continued {
  /** What is told in the end: it begins with what was shown. */
  readonly story: string;
  /** What is still to be shown. */
  readonly rest: readonly string[];
}

/** Goes on from what another teller has shown of the turn: nobody's words are taken back (design section 6, step 6). */
export const goOnTelling = (shown: readonly string[], story: string): Continued => {
  const heard = shown.join('');
  if (story.startsWith(heard)) return { story, rest: sentencesOf(story.slice(heard.length)) };
  const pause = heard.endsWith('\n\n') ? '' : '\n\n';
  const [first = '', ...others] = sentencesOf(story);
  return { story: heard + pause + story, rest: [pause + first, ...others] };
};
