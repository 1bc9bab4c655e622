import { type ActionAnswer, type Aside, type ReadingAnswer } from '#contracts/session/views.js';

/** A word beside the story: what the player wrote, and what was said to it. It is shown for this visit only. */
export interface AsideShown extends Aside {
  readonly id: string;
  /** The leaf that it stands beside. */
  readonly turn: number;
  readonly words: string;
  readonly text: string;
}

const MOST = 60;

/** Null for a turn. */
export const asideOf = ({ story, aside }: ActionAnswer): AsideShown | null =>
  aside && {
    ...aside,
    id: story.id,
    turn: story.turnNumber,
    words: story.playerAction ?? '',
    text: story.storyContent,
  };

/** Null for a deed. */
export const asideOfReading = (
  { kind, turn, text, options }: ReadingAnswer,
  { id, words }: Pick<AsideShown, 'id' | 'words'>,
): AsideShown | null => (kind === 'deed' ? null : { kind, options, id, turn, words, text });

/** An answer that came twice is shown once. */
export const withAside = (asides: readonly AsideShown[], aside: AsideShown): readonly AsideShown[] =>
  [...asides.filter(({ id }) => id !== aside.id), aside].slice(-MOST);

/** Whether the words stay in the field, to be corrected. A question that was answered is removed. */
export const isToBePutRight = ({ kind }: Aside): boolean => kind !== 'answer';
