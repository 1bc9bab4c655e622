import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { inPages } from '#backend/platform/batches/in-pages.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { ghlLeadEntity, type GhlLeadRow } from '#projections/ghl-leads/ghl-lead.entity.js';

/** GET /api/ghl/export-csv: the leads of now, the oldest first. Erased ones are left out. */
export class ExportLeadsQuery extends Query<AsyncIterable<GhlLeadRow>> {}

const PAGE = 500;

/**
 * Reads by pages, so that all leads are never in memory. What orders them never changes, and those that are captured
 * meanwhile are left for the next export: each lead comes once.
 */
@QueryHandler(ExportLeadsQuery)
export class ExportLeadsQueryHandler implements IQueryHandler<ExportLeadsQuery> {
  constructor(
    @InjectRepository(ghlLeadEntity) private readonly leads: Repository<GhlLeadRow>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(): Promise<AsyncIterable<GhlLeadRow>> {
    const until = this.clock.now();
    const read = (after?: GhlLeadRow): Promise<readonly GhlLeadRow[]> => this.page(until, after);
    // The first page is read before the answer begins, so that a database outage can still be answered as an error.
    const first = await read();
    return inPages((after) => (after ? read(after) : Promise.resolve(first)));
  }

  private page(until: Date, after?: GhlLeadRow): Promise<readonly GhlLeadRow[]> {
    const query = this.leads
      .createQueryBuilder('lead')
      .where('NOT lead.erased AND lead.createdAt <= :until', { until })
      .orderBy({ 'lead.createdAt': 'ASC', 'lead.id': 'ASC' })
      .limit(PAGE);
    if (after) query.andWhere('(lead.createdAt, lead.id) > (:at, :id)', { at: after.createdAt, id: after.id });
    return query.getMany();
  }
}
