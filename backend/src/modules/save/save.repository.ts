import { Inject, Injectable } from '@nestjs/common';
import { type SaveEvent } from '#contracts/save/events.js';
import { SAVE_REJECTIONS, type SaveRejectionCode } from '#contracts/save/rejections.js';
import { SESSION_DIRECTORY, type SessionDirectory } from '#backend/modules/session/session.port.js';
import { type Entitlements, ENTITLEMENTS } from '#backend/modules/subscription/entitlements.port.js';
import { EVENT_STORE, type EventStore } from '#backend/platform/event-store/event-store.port.js';
import { Repository, RepositoryServices } from '#backend/platform/log/repository.js';
import { SHARED_MUTEX, type SharedMutex } from '#backend/platform/postgres/shared-mutex.js';
import { NotShownYetError, READ_YOUR_WRITE_MS } from '#backend/platform/read-models/progress.port.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { type SaveDecision } from './domain/save.decider.js';
import { type Save } from './domain/save.fold.js';
import { SaveRows } from './queries/save-rows.js';
import { storedSave } from './stored-save.js';

interface SaveOfUser {
  readonly userId: string;
  readonly saveId: string;
}

/** Saves by their id; a command on them is answered when the read model shows it. */
@Injectable()
export class SaveRepository extends Repository<Save, SaveEvent, SaveRejectionCode> {
  constructor(
    private readonly parts: RepositoryServices,
    private readonly rows: SaveRows,
    @Inject(SESSION_DIRECTORY) private readonly sessions: SessionDirectory,
    @Inject(ENTITLEMENTS) private readonly entitlements: Entitlements,
    @Inject(SHARED_MUTEX) private readonly shelves: SharedMutex,
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'head'>,
  ) {
    super(parts, { fold: storedSave, rejections: SAVE_REJECTIONS });
  }

  /** @returns the save after it @throws RejectedError of the decision */
  async change(saveId: string, decide: (save: Save) => SaveDecision, context: CommandContext): Promise<Save> {
    const options = { commandId: `save-${saveId}`, context, awaitReadModels: true };
    return (await this.decide(saveId, decide, options)).state;
  }

  /**
   * Like `change`, for a save that may be new. Of several saves of a person at once, whichever copies they come to, each
   * counts those before it. @throws RejectedError TOO_MANY_BOOKMARKS, and of the decision; NotShownYetError
   */
  async keep(
    { userId, saveId }: SaveOfUser,
    decide: (save: Save) => SaveDecision,
    context: CommandContext,
  ): Promise<Save> {
    const { manualSaves } = await this.entitlements.of(userId);
    if (manualSaves === null) return this.change(saveId, decide, context);
    return this.shelves.run(`shelf-${userId}`, async () => {
      const { state } = await this.load(saveId);
      // A save that is there takes no new place.
      if (state.kept === null) await this.assertRoom(userId, manualSaves);
      return this.change(saveId, decide, context);
    });
  }

  /** Counts when the read models show all that was kept until now. */
  private async assertRoom(userId: string, most: number): Promise<void> {
    const head = await this.store.head();
    if (head !== null && !(await this.parts.progress.waitFor(head, READ_YOUR_WRITE_MS)))
      throw new NotShownYetError(`the read models are behind ${head}`);
    if ((await this.rows.bookmarksOf(userId)) < most) return;
    throw this.refusal({ code: 'TOO_MANY_BOOKMARKS', details: { most } });
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

  private async isOwned({ kept, status, userId: last }: Save, { userId, saveId }: SaveOfUser): Promise<boolean> {
    if (kept !== null) return this.sessions.isOwner(userId, kept.sessionId);
    return (status === 'Deleted' && last === userId) || (await this.rows.byId(userId, saveId)) !== null;
  }
}
