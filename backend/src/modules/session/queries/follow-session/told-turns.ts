import { Inject, Injectable } from '@nestjs/common';
import { type SessionStream as StreamEvents } from '#contracts/session/views.js';
import { type Position } from '#backend/platform/event-store/event-store.port.js';
import {
  NotShownYetError,
  PROGRESS,
  type Progress,
  READ_YOUR_WRITE_MS,
} from '#backend/platform/read-models/progress.port.js';
import { type GameCharacterRow } from '#projections/game-characters/game-character.entity.js';
import { choicesView } from '../../views/choices.view.js';
import { CharacterRows } from '../character-rows.js';
import { type PositionedStoryRow, StoryRows } from '../story-rows.js';
import { type LastSeen } from './last-seen.js';

/** The read models as far as a client that follows a session reads them. */
@Injectable()
export class ToldTurns {
  constructor(
    private readonly characters: CharacterRows,
    private readonly stories: StoryRows,
    @Inject(PROGRESS) private readonly progress: Progress,
  ) {}

  /** @throws RejectedError SESSION_NOT_FOUND */
  character(userId: string, sessionId: string): Promise<GameCharacterRow> {
    return this.characters.bySession(userId, sessionId);
  }

  ofTurn(userId: string, sessionId: string, turn: number): Promise<PositionedStoryRow | null> {
    return this.stories.ofTurn(userId, sessionId, turn);
  }

  since(userId: string, sessionId: string, seen: LastSeen): Promise<readonly PositionedStoryRow[]> {
    return this.stories.toldSince(userId, sessionId, seen);
  }

  /** @throws NotShownYetError: a client that comes again finds what it is told of */
  async shownUpTo(position: Position): Promise<void> {
    if (!(await this.progress.waitFor(position, READ_YOUR_WRITE_MS)))
      throw new NotShownYetError(`the read models are behind ${position}`);
  }

  async view(userId: string, row: PositionedStoryRow): Promise<StreamEvents['turn-narrated']> {
    const [character, story] = await Promise.all([
      this.characters.bySession(userId, row.sessionId),
      this.stories.view(userId, row),
    ]);
    return { story, choices: choicesView(character) };
  }
}
