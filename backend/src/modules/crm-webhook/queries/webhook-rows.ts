import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { type InboundCallView } from '#contracts/integration/managed.js';
import { cursorOf, isTimeAndId, placeIn } from '#backend/platform/http/cursor.js';
import { type Page, pageOf, type PageQuery } from '#backend/platform/http/paged.js';
import {
  ghlWebhookEventEntity,
  type GhlWebhookEventRow,
} from '#projections/ghl-webhook-events/ghl-webhook-event.entity.js';

const PAGE = 50;
/** As the indices have it: a call that failed has a reason. */
const IN_STATE: Readonly<Record<InboundCallView['state'], string>> = {
  waiting: 'NOT row.processed',
  done: 'row.processed AND row.errorMessage IS NULL',
  failed: 'row.errorMessage IS NOT NULL',
};

/** Calls of the CRM from the read model. */
@Injectable()
export class WebhookRows {
  constructor(@InjectRepository(ghlWebhookEventEntity) private readonly rows: Repository<GhlWebhookEventRow>) {}

  find(id: string): Promise<GhlWebhookEventRow | null> {
    return this.rows.findOneBy({ id });
  }

  /** The newest first. @param state null: all @throws RejectedError 400 for a cursor of another list */
  async page(
    state: InboundCallView['state'] | null,
    { limit = PAGE, cursor }: PageQuery,
  ): Promise<Page<GhlWebhookEventRow>> {
    const place = placeIn(cursor, isTimeAndId);
    const rows = this.rows
      .createQueryBuilder('row')
      .orderBy({ 'row.createdAt': 'DESC', 'row.id': 'DESC' })
      .limit(limit + 1);
    if (state !== null) rows.andWhere(IN_STATE[state]);
    if (place !== null) rows.andWhere('(row.createdAt, row.id) < (:at, :id)', { at: place[0], id: place[1] });
    return pageOf(await rows.getMany(), limit, ({ createdAt, id }) => cursorOf(createdAt, id));
  }

  /** Calls about unknown people. @param after the last id of the page before */
  ofNobody(before: Date, limit: number, after = ''): Promise<readonly Pick<GhlWebhookEventRow, 'id'>[]> {
    return this.rows
      .createQueryBuilder('row')
      .where('row.userId IS NULL AND row.leadId IS NULL')
      .andWhere("row.webhookData <> '' AND row.createdAt < :before AND row.id > :after", { before, after })
      .orderBy({ 'row.id': 'ASC' })
      .limit(limit)
      .getMany();
  }

  /** Of one person; the newest last. @param after the last one of the page before */
  async ofPerson(
    userId: string,
    limit: number,
    after?: Pick<GhlWebhookEventRow, 'createdAt' | 'id'>,
  ): Promise<readonly GhlWebhookEventRow[]> {
    const query = this.rows
      .createQueryBuilder('row')
      .where('row.userId = :userId', { userId })
      .orderBy({ 'row.createdAt': 'ASC', 'row.id': 'ASC' })
      .limit(limit);
    if (after) query.andWhere('(row.createdAt, row.id) > (:at, :id)', { at: after.createdAt, id: after.id });
    return query.getMany();
  }
}
