import { type EventEnvelope } from '#contracts/shared/event.js';
import { type SessionEvent } from '#contracts/session/events.js';
import { type ReplayedScreen } from '#contracts/session/replay-views.js';
import { RowsInMemory } from '#backend/platform/projections/rows-in-memory.js';
import { type Positioned } from '#projections/entity.js';
import { type GameCharacterRow } from '#projections/game-characters/game-character.entity.js';
import { type GameSagaRow, sagaOfRow } from '#projections/game-sagas/game-saga.entity.js';
import { type GameStoryItemRow } from '#projections/game-story-items/game-story-item.entity.js';
import { type GameStoryRow } from '#projections/game-stories/game-story.entity.js';
import { READ_MODELS, type ReadModel } from '#projections/read-models.js';
import { turnItemsOf } from '../queries/turn-items.js';
import { characterView } from '../views/character.view.js';
import { choicesView } from '../views/choices.view.js';
import { sagaViewOf } from '../views/saga.view.js';
import { storyEntryView } from '../views/story-entry.view.js';

/** What rows and state both show. */
export type ScreenOfRows = Omit<ReplayedScreen, 'world'>;

interface RowsOf {
  readonly game_characters: GameCharacterRow;
  readonly game_stories: GameStoryRow;
  readonly game_sagas: GameSagaRow;
  readonly game_story_items: GameStoryItemRow & Positioned;
}

const OF_SESSIONS = READ_MODELS.filter(({ projection }) => projection.areas.includes('session'));
const tables = (): ReadonlyMap<string, readonly [ReadModel, RowsInMemory]> =>
  new Map(OF_SESSIONS.map((model) => [model.projection.readModel, [model, new RowsInMemory(model.table)]]));

/** The read models of one session, filled by today's projections. */
export class RowsOfReplay {
  private readonly tables = tables();
  private position = 0n;

  apply(event: EventEnvelope<SessionEvent>): void {
    this.position++;
    for (const [{ projection }, rows] of this.tables.values())
      for (const change of projection.project(event)) rows.apply(change, this.position);
  }

  /** The screen that is read from the rows, with the leaf of this turn; null: rows are missing. */
  screen(turn: number): ScreenOfRows | null {
    const [character] = this.rows('game_characters');
    const stories = this.rows('game_stories');
    const leaf = stories.find(({ turnNumber }) => turnNumber === turn);
    const current = stories.find(({ turnNumber }) => turnNumber === character?.turn);
    const [saga] = this.rows('game_sagas');
    if (!character || !leaf || !current || !saga) return null;
    const items = this.rows('game_story_items')
      .filter(({ turnNumber }) => turnNumber === turn)
      .sort((a, b) => Number(a.position) - Number(b.position));
    const { offers, extraOffers, wording } = current;
    const spine = sagaOfRow(saga);
    return {
      character: characterView(character),
      story: storyEntryView(leaf, turnItemsOf(items)),
      choices: choicesView({ ...character, offers: [...offers, ...extraOffers], wording }),
      saga: spine && sagaViewOf(spine),
    };
  }

  private rows<N extends keyof RowsOf>(name: N): readonly RowsOf[N][] {
    return (this.tables.get(name)?.[1].rows ?? []) as unknown as readonly RowsOf[N][];
  }
}
