import { type SessionStream } from '#contracts/session/session-stream.js';

/** The sentences of a turn that have been streamed so far. */
export interface StreamedStory {
  readonly turn: number;
  readonly sentences: readonly string[];
}

/** Each sentence has an index, so a sentence repeated after a reconnection changes nothing. */
export const withSentence = (
  story: StreamedStory | null,
  { turn, n, text }: SessionStream['sentence'],
): StreamedStory => {
  const before = story?.turn === turn ? story.sentences : [];
  const length = Math.max(before.length, n + 1);
  return { turn, sentences: Array.from({ length }, (_, i) => (i === n ? text : (before[i] ?? ''))) };
};

/**
 * Holds the streamed sentences outside of React's state: a component that shows them subscribes to them, and nothing
 * else renders when one arrives.
 */
export interface StoryStream {
  readonly get: () => StreamedStory | null;
  readonly add: (sentence: SessionStream['sentence']) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export const createStoryStream = (): StoryStream => {
  const listeners = new Set<() => void>();
  let story: StreamedStory | null = null;
  return {
    get: () => story,
    add: (sentence) => {
      story = withSentence(story, sentence);
      listeners.forEach((tell) => tell());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
