import { type Moment } from '#game/model/calendar.js';
import { type Item } from '#game/model/character.js';
import { type Saga } from '#game/model/saga.js';
import { type ActionResult, type StoryEntry } from '#contracts/session/views.js';
import { type StoredActionResult, type StoredMoment } from '#projections/game-stories/game-story.entity.js';
import { storedResult } from '#projections/game-stories/stored-result.js';
import { pick } from '#backend/shared/pick.js';
import { markWords } from './mark-words.js';
import { type LastTurn, type StartedSession } from '../domain/state/session.state.js';

/** The source of a story entry: a row of `game_stories` has all fields. */
export interface StoryEntrySource extends Omit<StoryEntry, 'actionResult' | 'calendar'>, StoredMoment {
  readonly actionResult: StoredActionResult | null;
}
/** Gains and losses of the turn. */
export interface TurnItems {
  readonly gained: readonly Item[];
  readonly lost: readonly Item[];
}

export const MOMENT_FIELDS = ['day', 'hour', 'season', 'weather'] as const satisfies readonly (keyof Moment)[];
const momentOf = ({ day, hour, season, weather }: StoredMoment): Moment | null =>
  day === null || hour === null || season === null || weather === null ? null : { day, hour, season, weather };

/** The fields that a story entry copies from its row. */
const COPIED_FIELDS = [
  'id',
  'sessionId',
  'turnNumber',
  'parent',
  'storyContent',
  'playerAction',
  'debugPrompt',
  'narration',
  'narrator',
  'withdrawn',
  'location',
  'createdAt',
] as const satisfies readonly (keyof StoryEntry)[];

/** The fields of a row that a story entry is made of. */
export const STORY_ENTRY_FIELDS = [...COPIED_FIELDS, ...MOMENT_FIELDS, 'actionResult'] as const;

/** The result of a turn for the client: what changed in the saga in a few words, each once. */
const resultOf = ({ marks, ...result }: StoredActionResult, { gained, lost }: TurnItems): ActionResult => ({
  ...result,
  itemsGained: gained,
  itemsLost: lost,
  marks: [...new Set(marks.map(markWords))],
});

/** A turn of the story for the client. */
export const storyEntryView = (source: StoryEntrySource, { gained, lost }: TurnItems): StoryEntry => ({
  ...pick(source, COPIED_FIELDS),
  calendar: momentOf(source),
  actionResult: source.actionResult && resultOf(source.actionResult, { gained, lost }),
});

const itemsOf = ({ itemsGained, itemsLost }: LastTurn): TurnItems => ({ gained: itemsGained, lost: itemsLost });

/** The newest turn with its changes of the saga. */
const withSaga = (turn: LastTurn, saga: Saga | null) => ({
  ...turn,
  saga: saga && { happenings: turn.happenings, threads: saga.threads, people: saga.people },
});

const UNDATED = { day: null, hour: null, season: null, weather: null } as const;
const sourceOf = ({ sessionId, lastTurn, saga }: StartedSession): StoryEntrySource => ({
  id: lastTurn.storyId,
  sessionId,
  turnNumber: lastTurn.turn,
  parent: lastTurn.parent,
  storyContent: lastTurn.story ?? '',
  playerAction: lastTurn.playerAction,
  actionResult: lastTurn.turn === 0 ? null : storedResult(withSaga(lastTurn, saga)),
  debugPrompt: lastTurn.debugPrompt,
  narrator: lastTurn.narrator,
  narration: lastTurn.story === null ? 'pending' : 'told',
  withdrawn: false,
  location: { q: lastTurn.cell.q, r: lastTurn.cell.r },
  ...(saga === null ? UNDATED : pick(saga.calendar, MOMENT_FIELDS)),
  createdAt: lastTurn.resolvedAt,
});

/** The newest turn of the session. */
export const storyEntryOf = (session: StartedSession): StoryEntry =>
  storyEntryView(sourceOf(session), itemsOf(session.lastTurn));

/** The result of the turn for the client. */
export const actionResultOf = ({ lastTurn: turn, saga }: StartedSession): ActionResult =>
  resultOf(storedResult(withSaga(turn, saga)), itemsOf(turn));
