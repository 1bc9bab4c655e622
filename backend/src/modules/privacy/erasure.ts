import { Inject, Injectable } from '@nestjs/common';
import { reach } from '#backend/platform/faults/fault-points.js';
import { PersonalStores } from '#backend/platform/personal-data/personal-store.js';
import { PROGRESS, type Progress, READ_YOUR_WRITE_MS } from '#backend/platform/read-models/progress.port.js';
import { ErasureList } from './erasure-list.js';
import { PersonEnding } from './person-ending.js';

/**
 * Erases a person (design section 5): nothing that their key sealed opens any more, every projection blanks its rows, and
 * every store empties itself. Each step can be repeated; a sweep does until all are done.
 */
@Injectable()
export class Erasure {
  constructor(
    private readonly list: ErasureList,
    private readonly ending: PersonEnding,
    private readonly stores: PersonalStores,
    @Inject(PROGRESS) private readonly progress: Progress,
  ) {}

  /** Lists the erasure; any process then carries it out. */
  async request(userId: string): Promise<void> {
    await this.list.add(userId);
    reach('erasure:listed');
    await this.carryOut(userId);
  }

  async carryOut(userId: string): Promise<void> {
    const position = await this.ending.end(userId);
    for (const store of this.stores.all()) {
      await store.erase(userId);
      reach('erasure:store-emptied');
    }
    if (position !== null) await this.progress.waitFor(position, READ_YOUR_WRITE_MS);
    await this.list.finish(userId);
  }
}
