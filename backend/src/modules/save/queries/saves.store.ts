import { Injectable } from '@nestjs/common';
import { KeepsPersonalData, type PersonalStore } from '#backend/platform/personal-data/personal-store.js';
import { type SavePlace, SaveRows } from './save-rows.js';

const PAGE = 100;

/** What a person can continue: automatic saves and bookmarks. */
@Injectable()
@KeepsPersonalData()
export class SavesStore implements PersonalStore {
  readonly name = 'saves';

  constructor(private readonly rows: SaveRows) {}

  async *export(userId: string): AsyncGenerator<object> {
    for (let after: SavePlace | null = null; ;) {
      const rows = await this.rows.ofUser(userId, { after, limit: PAGE });
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) return;
      after = last;
    }
  }

  /** The read model blanks its rows by itself. */
  erase(): Promise<void> {
    return Promise.resolve();
  }
}
