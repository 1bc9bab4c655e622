import { type Item } from '#game/model/character.js';
import { type ActionResult, type StoryEntry } from '#contracts/session/views.js';
import { type StoredActionResult } from '#projections/game-stories/game-story.entity.js';
import { storedResult } from '#projections/game-stories/stored-result.js';
import { pick } from '#backend/shared/pick.js';
import { type LastTurn, type StartedSession } from '../domain/state/session.state.js';

/** The source of a story entry: a row of `game_stories` has all fields. */
export interface StoryEntrySource extends Omit<StoryEntry, 'actionResult'> {
  readonly actionResult: StoredActionResult | null;
}
/** Gains and losses of the turn. */
export interface TurnItems {
  readonly gained: readonly Item[];
  readonly lost: readonly Item[];
}

/** The fields that a story entry copies from its row. */
export const STORY_ENTRY_FIELDS = [
  'id',
  'sessionId',
  'turnNumber',
  'parent',
  'storyContent',
  'playerAction',
  'debugPrompt',
  'narration',
  'withdrawn',
  'location',
  'calendar',
  'createdAt',
] as const satisfies readonly (keyof StoryEntry)[];

/** A turn of the story for the client. */
export const storyEntryView = (source: StoryEntrySource, { gained, lost }: TurnItems): StoryEntry => ({
  ...pick(source, STORY_ENTRY_FIELDS),
  actionResult: source.actionResult && { ...source.actionResult, itemsGained: gained, itemsLost: lost },
});

const itemsOf = ({ itemsGained, itemsLost }: LastTurn): TurnItems => ({ gained: itemsGained, lost: itemsLost });

const sourceOf = ({ sessionId, lastTurn, saga }: StartedSession): StoryEntrySource => ({
  id: lastTurn.storyId,
  sessionId,
  turnNumber: lastTurn.turn,
  parent: lastTurn.parent,
  storyContent: lastTurn.story ?? '',
  playerAction: lastTurn.playerAction,
  actionResult: lastTurn.turn === 0 ? null : storedResult(lastTurn),
  debugPrompt: lastTurn.debugPrompt,
  narration: lastTurn.story === null ? 'pending' : 'told',
  withdrawn: false,
  location: { q: lastTurn.cell.q, r: lastTurn.cell.r },
  calendar: saga?.calendar ?? null,
  createdAt: lastTurn.resolvedAt,
});

/** The newest turn of the session. */
export const storyEntryOf = (session: StartedSession): StoryEntry =>
  storyEntryView(sourceOf(session), itemsOf(session.lastTurn));

/** The result of the turn for the client. */
export const actionResultOf = (turn: LastTurn): ActionResult => ({
  ...storedResult(turn),
  itemsGained: turn.itemsGained,
  itemsLost: turn.itemsLost,
});
