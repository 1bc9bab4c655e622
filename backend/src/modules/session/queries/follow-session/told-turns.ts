import { Inject, Injectable } from '@nestjs/common';
import { type ChoicesView, type StoryEntry } from '#contracts/session/views.js';
import { type Positioned } from '#projections/entity.js';
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
import { type OwnSession, StoryRows, type ToldAfter, type ToldTurnRow } from '../story-rows.js';

/** Told turns without texts: some bytes each. */
const TURNS_A_PAGE = 100;

/** The read models as far as a client that follows a session reads them. */
@Injectable()
export class ToldTurns {
  constructor(
    private readonly characters: CharacterRows,
    private readonly stories: StoryRows,
    @Inject(PROGRESS) private readonly progress: Progress,
  ) {}

  /** @throws RejectedError SESSION_NOT_FOUND */
  character({ userId, sessionId }: OwnSession): Promise<GameCharacterRow & Positioned> {
    return this.characters.bySession(userId, sessionId);
  }

  /** @throws NotShownYetError: a client that comes again finds what it is told of */
  async shownUpTo(position: Position): Promise<void> {
    if (!(await this.progress.waitFor(position, READ_YOUR_WRITE_MS)))
      throw new NotShownYetError(`the read models are behind ${position}`);
  }

  /** In the order of the log, page by page: a page is read when the one before it has been used. */
  async *since(own: OwnSession, place: ToldAfter): AsyncGenerator<readonly ToldTurnRow[]> {
    for (let after = place; ;) {
      const page = await this.stories.toldAfter(own, after, TURNS_A_PAGE);
      yield page;
      const last = page.at(-1);
      if (!last || page.length < TURNS_A_PAGE) return;
      after = { ...after, position: BigInt(last.position), turn: last.turnNumber };
    }
  }

  entries(own: OwnSession, turns: readonly number[]): Promise<ReadonlyMap<number, StoryEntry>> {
    return this.stories.entries(own, turns);
  }

  async choices({ userId, sessionId }: OwnSession): Promise<ChoicesView> {
    return choicesView(await this.characters.withChoices(userId, sessionId));
  }
}
