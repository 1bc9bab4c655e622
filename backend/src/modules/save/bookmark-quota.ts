import { Inject, Injectable } from '@nestjs/common';
import { type Entitlements, ENTITLEMENTS } from '#backend/modules/subscription/entitlements.port.js';
import { EVENT_STORE, type EventStore } from '#backend/platform/event-store/event-store.port.js';
import { SHARED_MUTEX, type SharedMutex } from '#backend/platform/postgres/shared-mutex.js';
import {
  NotShownYetError,
  PROGRESS,
  type Progress,
  READ_YOUR_WRITE_MS,
} from '#backend/platform/read-models/progress.port.js';
import { SaveRows } from './queries/save-rows.js';

/** The bookmarks of a person, counted when the read models show all that was kept until now. */
@Injectable()
export class CountedBookmarks {
  constructor(
    private readonly rows: SaveRows,
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'head'>,
    @Inject(PROGRESS) private readonly progress: Progress,
  ) {}

  /** @throws NotShownYetError */
  async of(userId: string): Promise<number> {
    const head = await this.store.head();
    if (head !== null && !(await this.progress.waitFor(head, READ_YOUR_WRITE_MS)))
      throw new NotShownYetError(`the read models are behind ${head}`);
    return this.rows.bookmarksOf(userId);
  }
}

/** Room for bookmarks: if several copies save for a person at once, each save counts those before it. */
@Injectable()
export class BookmarkQuota {
  constructor(
    private readonly bookmarks: CountedBookmarks,
    @Inject(ENTITLEMENTS) private readonly entitlements: Entitlements,
    @Inject(SHARED_MUTEX) private readonly mutex: SharedMutex,
  ) {}

  /** @param keep with the most bookmarks that the person's plan keeps; null: any number */
  async use<T>(userId: string, keep: (most: number | null) => Promise<T>): Promise<T> {
    const { manualSaves } = await this.entitlements.of(userId);
    return manualSaves === null ? keep(null) : this.mutex.run(`shelf-${userId}`, () => keep(manualSaves));
  }

  /** @throws NotShownYetError */
  async hasRoom(userId: string, most: number | null): Promise<boolean> {
    return most === null || (await this.bookmarks.of(userId)) < most;
  }
}
