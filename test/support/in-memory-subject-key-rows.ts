import { type SubjectKeyRow, type SubjectKeyRows } from '#backend/platform/log/subject-key-rows.js';

/** The table of wrapped keys as a map; remembers what was asked of it. */
export class InMemorySubjectKeyRows implements SubjectKeyRows {
  readonly rows = new Map<string, SubjectKeyRow>();
  readonly finds: (readonly string[])[] = [];

  find(userIds: readonly string[]): Promise<readonly SubjectKeyRow[]> {
    this.finds.push([...userIds]);
    return Promise.resolve(userIds.flatMap((userId) => this.rows.get(userId) ?? []));
  }

  add(userId: string, wrappedKey: string): Promise<SubjectKeyRow> {
    const row = this.rows.get(userId) ?? { userId, wrappedKey };
    this.rows.set(userId, row);
    return Promise.resolve(row);
  }

  destroy(userId: string): Promise<void> {
    this.rows.set(userId, { userId, wrappedKey: null });
    return Promise.resolve();
  }
}
