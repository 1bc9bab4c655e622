/** A story that continues what was already shown: shown sentences stay (design section 6, step 6). */
export interface StoryContinuation {
  /** The next sentence of the narrator. @returns what is to be shown of it now */
  next(sentence: string): readonly string[];
  /** The narrator has said everything. @returns what is still to be shown */
  end(): readonly string[];
}

const PAUSE = '\n\n';
/** What parts a story from another one that was begun before it. */
const pauseAfter = (shown: string): string => (shown === '' || shown.endsWith(PAUSE) ? '' : PAUSE);

/** While the narrator says what was shown, nothing is shown again; where it says something else, all of that follows. */
export const continuationOf = (shown: readonly string[]): StoryContinuation => {
  const heard = shown.join('');
  let own = '';
  let held: string[] = [];
  let isBeyond = heard === '';
  const release = (first: string): readonly string[] => {
    const [head = '', ...rest] = held;
    isBeyond = true;
    held = [];
    return [first + head, ...rest];
  };
  return {
    next: (sentence) => {
      if (isBeyond) return [sentence];
      own += sentence;
      held.push(sentence);
      if (heard.startsWith(own)) return [];
      if (!own.startsWith(heard)) return release(pauseAfter(heard));
      isBeyond = true;
      return [own.slice(heard.length)];
    },
    end: () => (isBeyond || own === heard || own === '' ? [] : release(pauseAfter(heard))),
  };
};
