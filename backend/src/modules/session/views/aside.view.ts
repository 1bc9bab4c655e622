import { type StoryEntry } from '#contracts/session/views.js';
import { pick } from '#backend/shared/pick.js';
import { type StartedSession } from '../domain/state/session.state.js';
import { MOMENT_FIELDS } from './story-entry.view.js';

/** Words that are no turn: how the player's own words were answered. */
export interface AsideWords {
  /** The command that asked: the same key has the same aside. */
  readonly commandId: string;
  readonly playerAction: string;
  readonly text: string;
}

/**
 * An aside in the shape of a leaf. It stands beside the last leaf, of whose moment it is, and is kept nowhere: the same
 * words at the same leaf give it again.
 */
export const asideEntryOf = (
  { sessionId, head, holdings, saga, lastTurn }: StartedSession,
  { commandId, playerAction, text }: AsideWords,
): StoryEntry => ({
  id: `aside-${commandId}`,
  sessionId,
  turnNumber: head,
  parent: head,
  storyContent: text,
  playerAction,
  actionResult: null,
  debugPrompt: null,
  narration: 'told',
  narrator: null,
  withdrawn: false,
  location: holdings.location,
  calendar: saga && pick(saga.calendar, MOMENT_FIELDS),
  createdAt: lastTurn.resolvedAt,
});
