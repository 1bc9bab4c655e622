import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { type StaffActView } from '#contracts/support/views.js';
import { cursorOf, isTimeAndId, placeIn } from '#backend/platform/http/cursor.js';
import { type Page, pageOf, type PageQuery } from '#backend/platform/http/paged.js';
import { STAFF_RECORD, type StaffRecord } from '../../support.port.js';
import { staffActEntity, type StaffActRow } from '#projections/staff-acts/staff-act.entity.js';

/** The record of staff. Readers of it are recorded as well, since its reasons may say anything about people. */
export class FindActsQuery extends Query<Page<StaffActView>> {
  constructor(
    readonly staffId: string,
    /** Only what was about this person; null: everything. */
    readonly userId: string | null,
    readonly page: PageQuery,
  ) {
    super();
  }
}

const PAGE = 50;
const shown = ({ id, staffId, kind, what, userId, leadId, sessionId, ...row }: StaffActRow): StaffActView => {
  const { amount, unmasked, reason, outcome, at } = row;
  return { id, staffId, kind, what, userId, leadId, sessionId, amount, unmasked, reason, outcome, at };
};

@QueryHandler(FindActsQuery)
export class FindActsQueryHandler implements IQueryHandler<FindActsQuery> {
  constructor(
    @InjectRepository(staffActEntity) private readonly acts: Repository<StaffActRow>,
    @Inject(STAFF_RECORD) private readonly record: StaffRecord,
  ) {}

  async execute({ staffId, userId, page: { limit = PAGE, cursor } }: FindActsQuery): Promise<Page<StaffActView>> {
    const place = placeIn(cursor, isTimeAndId);
    const rows = this.acts.createQueryBuilder('act').orderBy('act.at', 'DESC').addOrderBy('act.id', 'DESC');
    if (userId !== null) rows.andWhere('act.userId = :userId', { userId });
    if (place !== null) rows.andWhere('(act.at, act.id) < (:at, :id)', { at: place[0], id: place[1] });
    const { items, next } = pageOf(await rows.take(limit + 1).getMany(), limit, ({ at, id }) => cursorOf(at, id));
    // An id without any act may be nobody's, so the view is not recorded as being about that person.
    await this.record.recordView({ staffId, what: 'record', userId: items.length > 0 ? userId : null, reason: null });
    return { items: items.map(shown), next };
  }
}
