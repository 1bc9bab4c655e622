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
    const row = this.rows.get(userId) ?? { userId, wrappedKey, heldBy: null };
    this.rows.set(userId, row);
    return Promise.resolve(row);
  }

  destroy(userId: string): Promise<readonly string[]> {
    const held = [...this.rows.values()].filter(({ heldBy }) => heldBy === userId).map((row) => row.userId);
    for (const id of [userId, ...held])
      this.rows.set(id, { userId: id, wrappedKey: null, heldBy: this.rows.get(id)?.heldBy ?? null });
    return Promise.resolve([userId, ...held]);
  }

  handOver(userId: string, to: string): Promise<string | null> {
    const [row, holder] = [this.rows.get(userId), this.rows.get(to)];
    if (!row || row.wrappedKey === null || !holder || holder.wrappedKey === null) return Promise.resolve(null);
    this.rows.set(userId, { ...row, heldBy: row.heldBy ?? to });
    return Promise.resolve(row.heldBy ?? to);
  }
}
