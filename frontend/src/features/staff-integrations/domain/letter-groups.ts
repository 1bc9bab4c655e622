import { type DeadLetterView } from '#contracts/integration/managed.js';

interface LetterGroup {
  readonly queue: string;
  readonly letters: readonly DeadLetterView[];
}

/** By queue, each as they came. */
export const byQueue = (letters: readonly DeadLetterView[]): readonly LetterGroup[] =>
  [...new Set(letters.map(({ queue }) => queue))].map((queue) => ({
    queue,
    letters: letters.filter((letter) => letter.queue === queue),
  }));
