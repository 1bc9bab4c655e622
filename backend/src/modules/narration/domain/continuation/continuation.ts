/** The rest of a story after what was shown of it; the whole of it after nothing. */
export type TellRest = (shown: string) => string;

const PAUSE = '\n\n';
/** What parts the words of one narrator from those of another. */
const pauseAfter = (shown: string): string => (shown === '' || shown.endsWith(PAUSE) ? '' : PAUSE);

/**
 * What is still to be shown after the sentences that were. Another process may have shown a part of it already: the same
 * rest is gone on with, from wherever it stopped, so that each of them comes to the same story.
 */
export const continuationOf = (shown: readonly string[], tell: TellRest): string => {
  const text = shown.join('');
  for (let begun = 0; begun <= shown.length; begun++) {
    const before = shown.slice(0, begun).join('');
    const rest = tell(before);
    const whole = rest === '' ? before : before + pauseAfter(before) + rest;
    if (whole.startsWith(text)) return whole.slice(text.length);
  }
  return '';
};
