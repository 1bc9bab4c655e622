/** The rest of a story after what was shown of it; the whole of it after nothing. */
export type TellRest = (shown: string) => string;

const PAUSE = '\n\n';
/** Separates the words of two narrators. */
const pauseAfter = (shown: string): string => (shown === '' || shown.endsWith(PAUSE) ? '' : PAUSE);

/**
 * The text that is still to be shown after these sentences. Another process may have shown a part of it already: every
 * process continues the same rest from where it stopped, so that all of them come to the same story.
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
