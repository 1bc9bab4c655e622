import { Inject, Injectable } from '@nestjs/common';
import { SAVE_REJECTIONS } from '#contracts/save/rejections.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { AggregateStore } from '#backend/platform/log/aggregate-store.js';
import { metadataOf } from '#backend/platform/log/metadata.js';
import { PROGRESS, type Progress, READ_YOUR_WRITE_MS } from '#backend/platform/read-models/progress.port.js';
import { type SaveDecision } from './domain/save.decider.js';
import { type Save } from './domain/save.fold.js';
import { SaveRows } from './queries/save.rows.js';
import { storedSave } from './stored-save.js';

interface SaveCommand {
  readonly userId: string;
  readonly saveId: string;
}

/** Load, decide, append for saves; answers once the shelf shows it. */
@Injectable()
export class Saves {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly rows: SaveRows,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(PROGRESS) private readonly progress: Progress,
  ) {}

  /** @returns the save after it @throws RejectedError of the decision */
  async decide({ userId, saveId }: SaveCommand, decide: (save: Save, now: string) => SaveDecision): Promise<Save> {
    const now = this.clock.now();
    const metadata = metadataOf({ commandId: `save-${saveId}`, userId, now });
    const decided = await this.aggregates.decide(
      storedSave,
      saveId,
      (save) => decide(save, now.toISOString()),
      metadata,
    );
    if (!decided.accepted) throw rejectedBy(SAVE_REJECTIONS, decided.rejection);
    if (decided.position !== null) await this.progress.waitFor(decided.position, READ_YOUR_WRITE_MS);
    return decided.state;
  }

  /** A save that stands on this user's shelf, or was taken off it by them. @throws RejectedError SAVE_NOT_FOUND */
  async assertOwned({ userId, saveId }: SaveCommand): Promise<void> {
    const { state } = await this.aggregates.load(storedSave, saveId);
    if (state.userId === userId || (state.userId === null && (await this.rows.byId(userId, saveId)))) return;
    throw rejectedBy(SAVE_REJECTIONS, { code: 'SAVE_NOT_FOUND' });
  }
}
