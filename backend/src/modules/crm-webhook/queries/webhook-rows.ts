import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import {
  ghlWebhookEventEntity,
  type GhlWebhookEventRow,
} from '#projections/ghl-webhook-events/ghl-webhook-event.entity.js';

/** Calls of the CRM from the read model. */
@Injectable()
export class WebhookRows {
  constructor(@InjectRepository(ghlWebhookEventEntity) private readonly rows: Repository<GhlWebhookEventRow>) {}

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
