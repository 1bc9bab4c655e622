import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { openBox, sealBox } from '#backend/platform/log/box.js';
import { SubjectKeys } from '#backend/platform/log/subject-keys.js';
import { KeepsPersonalData, type PersonalStore } from '#backend/platform/personal-data/personal-store.js';
import { POSTGRES, type Postgres } from '#backend/platform/postgres/postgres.port.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { type Block } from './domain/block.js';

const KEPT_DAYS = 180;
const ADD = `insert into moderated_actions
  (id, user_id, session_id, reason, judged_by, category, sealed_text, blocked_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`;
const FORGET_OLD = `delete from moderated_actions where blocked_at < $1::timestamptz - interval '${KEPT_DAYS} days'`;
/** Also those sealed with a key that the person holds. */
const THEIRS = `user_id = $1 or user_id in (select user_id from subject_keys where held_by = $1)`;
const COLUMNS = `id, user_id as "userId", session_id as "sessionId", reason, judged_by as "judgedBy", category,
  sealed_text as "sealedText", blocked_at as "blockedAt"`;
const FIND = `select ${COLUMNS} from moderated_actions where ${THEIRS} order by blocked_at, id`;
const LIST = `select ${COLUMNS} from moderated_actions where blocked_at < $1 order by blocked_at desc, id limit $2`;
const SHOW = `select ${COLUMNS} from moderated_actions where id = $1`;
const BLANK = `update moderated_actions set sealed_text = null where ${THEIRS}`;

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly reason: string;
  readonly judgedBy: string;
  readonly category: string;
  readonly sealedText: string | null;
  readonly blockedAt: Date;
}
/** A blocked action as it is listed: without what was written. */
export interface ListedAction {
  readonly id: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly reason: string;
  readonly judgedBy: string;
  readonly category: string;
  readonly blockedAt: Date;
  /** Its writer is erased, and the words with them. */
  readonly isBlank: boolean;
}
export interface BlockedAction {
  readonly userId: string;
  readonly sessionId: string;
  readonly text: string;
  readonly block: Block;
}
const listed = ({ sealedText, ...rest }: Row): ListedAction => ({ ...rest, isBlank: sealedText === null });
const contextOf = (id: string): string => `moderated-action ${id}`;

/** Blocked actions, kept for review for half a year. */
@Injectable()
@KeepsPersonalData()
export class ModeratedActions implements PersonalStore {
  readonly name = 'moderatedActions';

  constructor(
    @Inject(POSTGRES) private readonly db: Postgres,
    private readonly keys: SubjectKeys,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  async add({ userId, sessionId, text, block: { reason, by, category } }: BlockedAction): Promise<void> {
    const [id, now, key] = [this.random.uuid(), this.clock.now(), await this.keys.forSealing(userId)];
    const sealed = key === 'destroyed' ? null : sealBox(key, text, contextOf(id), this.random);
    await this.db.query(ADD, [id, userId, sessionId, reason, by, category, sealed, now]);
    await this.db.query(FORGET_OLD, [now]);
  }

  /** Those before a time, the newest first. Nothing is unsealed. */
  async list(before: Date, limit: number): Promise<readonly ListedAction[]> {
    const { rows } = await this.db.query<Row>(LIST, [before, limit]);
    return rows.map(listed);
  }

  /** With its text; the text is null once its writer is erased. Null: there is none with that id (a UUID). */
  async find(id: string): Promise<(ListedAction & { readonly text: string | null }) | null> {
    const [row] = (await this.db.query<Row>(SHOW, [id])).rows;
    return row ? { ...listed(row), text: await this.textOf(row) } : null;
  }

  async *export(userId: string): AsyncGenerator<object> {
    const { rows } = await this.db.query<Row>(FIND, [userId]);
    for (const row of rows) {
      const { sessionId, reason, judgedBy, category, blockedAt } = row;
      const text = await this.textOf(row);
      yield { sessionId, reason, judgedBy, category, text, blockedAt: blockedAt.toISOString() };
    }
  }

  async erase(userId: string): Promise<void> {
    await this.db.query(BLANK, [userId]);
  }

  private async textOf({ id, userId, sealedText }: Row): Promise<string | null> {
    if (sealedText === null) return null;
    const key = await this.keys.forSealing(userId);
    return key === 'destroyed' ? null : openBox(key, sealedText, contextOf(id)).toString();
  }
}
