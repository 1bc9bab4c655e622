import { type Character, type ChoicesView, type StoryEntry, type WorldView } from '#contracts/session/views.js';
import { type SagaView } from '#contracts/session/saga-view.js';
import { type ReactNode, useMemo } from 'react';
import { type Session, SessionContext } from '../session-context.js';

interface ReadingSessionProps {
  readonly character: Character;
  /** Rising. */
  readonly stories: readonly StoryEntry[];
  readonly world: WorldView | undefined;
  readonly saga: SagaView | null | undefined;
  /** They are shown, but none can be taken. */
  readonly choices?: ChoicesView | undefined;
  readonly children: ReactNode;
}

const nothing = (): void => undefined;
const no = (): false => false;

/** A saga that is read and not played: nothing can be done in it. */
const READ_ONLY = {
  storiesFrom: 0,
  earlier: { more: false, loading: false, error: null, load: nothing },
  choicesError: null,
  worldError: null,
  sagaError: null,
  chartFocus: null,
  showOnChart: nothing,
  acting: null,
  unsent: null,
  busy: false,
  act: no,
  ready: no,
  asides: [],
  writeInstead: nothing,
  arrivesAtField: no,
  retry: nothing,
} as const;

/** Gives the parts of the game that show a book their data. */
export const ReadingSession = ({ character, stories, world, saga, choices, children }: ReadingSessionProps) => {
  const session = useMemo(
    () => ({
      ...READ_ONLY,
      character,
      stories,
      world,
      saga,
      choices,
      latest: stories.findLast(({ withdrawn }) => !withdrawn) ?? null,
      gameOver: character.gameOver,
    }),
    [character, stories, world, saga, choices],
  );
  return <SessionContext value={session as unknown as Session}>{children}</SessionContext>;
};
