import { type SessionStream } from '#contracts/session/views.js';

/** The sentences of a turn as far as they have come. */
export interface StreamedStory {
  readonly turn: number;
  readonly sentences: readonly string[];
}

/** A sentence has its place: one that comes again after a reconnection changes nothing. */
export const withSentence = (
  telling: StreamedStory | null,
  { turn, n, text }: SessionStream['sentence'],
): StreamedStory => {
  const before = telling?.turn === turn ? telling.sentences : [];
  const length = Math.max(before.length, n + 1);
  return { turn, sentences: Array.from({ length }, (_, i) => (i === n ? text : (before[i] ?? ''))) };
};
