import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { gameStoryEntity, type GameStoryRow } from '#projections/game-stories/game-story.entity.js';
import { lastLivingTurns } from '../../domain/state/living-line.js';
import { type StartedSession } from '../../domain/state/session.state.js';
import { type RememberedLeaf } from '../../narration-facts/saga-memory.port.js';
import { SessionHistory } from '../../session-history.js';

/** The last leaves: a few are told whole, in the others only the phrases are counted. */
const SCENES = 20;

/** The leaves of the living line as they were told. */
@Injectable()
export class PastLeaves {
  constructor(
    @InjectRepository(gameStoryEntity) private readonly stories: Repository<GameStoryRow>,
    private readonly history: SessionHistory,
  ) {}

  /** The session as it was after a turn. */
  async sessionAfter(now: StartedSession, turn: number): Promise<StartedSession> {
    return now.lastTurn.turn === turn ? now : (await this.history.after(now, turn)).session;
  }

  /** The last ones before a turn, oldest first: `session` is the session after that turn. */
  async before(session: StartedSession, turn: number): Promise<readonly RememberedLeaf[]> {
    const { sessionId, withdrawn, lastTurn } = session;
    const turns = lastLivingTurns(withdrawn, { before: turn, most: SCENES });
    const rows = await this.stories.find({
      select: { sessionId: true, turnNumber: true, storyContent: true },
      where: { sessionId, turnNumber: In(turns), narration: 'told', withdrawn: false },
      order: { turnNumber: 'ASC' },
    });
    const scenes = rows.map((row) => ({ turn: row.turnNumber, text: row.storyContent }));
    return [...scenes, ...(await this.missing(sessionId, lastTurn.parent, scenes))];
  }

  /** The leaf that the turn follows on, from the log where the read models do not show it yet. */
  private async missing(
    sessionId: string,
    parent: number | null,
    scenes: readonly RememberedLeaf[],
  ): Promise<readonly RememberedLeaf[]> {
    if (parent === null || scenes.some(({ turn }) => turn === parent)) return [];
    const text = await this.history.newestStory(sessionId, parent);
    return text === null ? [] : [{ turn: parent, text }];
  }
}
