import { type StoryEntry, type WorldView } from '#contracts/session/views.js';
import { sharedWords, type HiddenWords } from './shared-words.js';

/** The day, without its hour: when somebody plays is nobody's business. */
const dayOf = (time: string): string => `${time.slice(0, 10)}T00:00:00.000Z`;

type SharedLeafSource = StoryEntry & { readonly isCustomAction: boolean };

/** A leaf for readers of a link: no prompt, and of an action only what was laid out for everybody. */
export const sharedLeaf = (
  { isCustomAction, ...entry }: SharedLeafSource,
  shareId: string,
  hidden: HiddenWords,
): StoryEntry => ({
  ...entry,
  id: `${shareId}.${entry.turnNumber}`,
  sessionId: shareId,
  storyContent: sharedWords(entry.storyContent, hidden),
  playerAction: entry.playerAction === null || isCustomAction ? null : sharedWords(entry.playerAction, hidden),
  debugPrompt: null,
  createdAt: dayOf(entry.createdAt),
});

/** The map of the way, without the words told on it. */
export const sharedWorld = (view: WorldView): WorldView => ({
  ...view,
  cells: view.cells.map((cell) => ({
    ...cell,
    storyContent: '',
    firstVisitAt: dayOf(cell.firstVisitAt),
    lastVisitAt: dayOf(cell.lastVisitAt),
  })),
  origin: view.origin && { ...view.origin, sessionId: null },
});
