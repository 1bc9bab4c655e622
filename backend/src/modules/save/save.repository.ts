import { Inject, Injectable } from '@nestjs/common';
import { type SaveEvent } from '#contracts/save/events.js';
import { SAVE_REJECTIONS, type SaveRejectionCode } from '#contracts/save/rejections.js';
import { SESSION_DIRECTORY, type SessionDirectory } from '#backend/modules/session/session.port.js';
import { Repository, RepositoryServices } from '#backend/platform/log/repository.js';
import { type StoredFold } from '#backend/platform/log/stored-fold.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { type SaveDecision } from './domain/save.decider.js';
import { saveFold, type SaveState } from './domain/save.fold.js';
import { SaveRows } from './queries/save-rows.js';
import { BookmarkQuota } from './bookmark-quota.js';

/** The save's fold with the owner of its snapshots' key: a person may have typed its name. */
const storedSave: StoredFold<SaveState, SaveEvent> = { ...saveFold, subjectOf: ({ userId }) => userId };

interface SaveOfUser {
  readonly userId: string;
  readonly saveId: string;
}

/** Saves by their id; a command on them is answered when the read model shows it. */
@Injectable()
export class SaveRepository extends Repository<SaveState, SaveEvent, SaveRejectionCode> {
  constructor(
    services: RepositoryServices,
    private readonly rows: SaveRows,
    @Inject(SESSION_DIRECTORY) private readonly sessions: SessionDirectory,
    private readonly quota: BookmarkQuota,
  ) {
    super(services, { fold: storedSave, rejections: SAVE_REJECTIONS });
  }

  /** @returns the save after it @throws RejectedError of the decision */
  async change(saveId: string, decide: (save: SaveState) => SaveDecision, context: CommandContext): Promise<SaveState> {
    const options = { commandId: `save-${saveId}`, context, awaitReadModels: true };
    return (await this.decide(saveId, decide, options)).state;
  }

  /**
   * Like `change`, for a save that may be new. @throws RejectedError TOO_MANY_BOOKMARKS, and of the decision;
   * NotShownYetError
   */
  keep(
    { userId, saveId }: SaveOfUser,
    decide: (save: SaveState) => SaveDecision,
    context: CommandContext,
  ): Promise<SaveState> {
    return this.quota.use(userId, async (most) => {
      const { state } = await this.load(saveId);
      // A save that is there takes no new place.
      if (state.kept === null && !(await this.quota.hasRoom(userId, most)))
        throw this.refusal({ code: 'TOO_MANY_BOOKMARKS', ...(most !== null && { details: { most } }) });
      return this.change(saveId, decide, context);
    });
  }

  /**
   * A save belongs to the owner of its session, who may have changed. For an automatic save, the read model knows them.
   * @throws RejectedError SAVE_NOT_FOUND
   */
  async assertOwned({ userId, saveId }: SaveOfUser): Promise<void> {
    const { state } = await this.load(saveId);
    if (await this.isOwned(state, { userId, saveId })) return;
    throw this.refusal({ code: 'SAVE_NOT_FOUND' });
  }

  private async isOwned({ kept, status, userId: last }: SaveState, { userId, saveId }: SaveOfUser): Promise<boolean> {
    if (kept !== null) return this.sessions.isOwner(userId, kept.sessionId);
    return (status === 'Deleted' && last === userId) || (await this.rows.byId(userId, saveId)) !== null;
  }
}
