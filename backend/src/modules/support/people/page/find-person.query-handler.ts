import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type StaffPerson } from '#contracts/support/people-views.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { STAFF_RECORD, type StaffRecord } from '../../support.port.js';
import { PersonRows } from './person-rows.js';
import { personView } from './person.view.js';

/** GET /api/staff/people/{userId}: what the game knows of a person. */
export class FindPersonQuery extends Query<StaffPerson> {
  constructor(
    readonly staffId: string,
    readonly userId: string,
    readonly reason: string | null,
  ) {
    super();
  }
}

export const noSuchPerson = (): RejectedError =>
  new RejectedError(404, 'PERSON_NOT_FOUND', 'There is nobody with this id.');

@QueryHandler(FindPersonQuery)
export class FindPersonQueryHandler implements IQueryHandler<FindPersonQuery> {
  constructor(
    private readonly rows: PersonRows,
    @Inject(STAFF_RECORD) private readonly record: StaffRecord,
  ) {}

  /** @throws RejectedError PERSON_NOT_FOUND */
  async execute({ staffId, userId, reason }: FindPersonQuery): Promise<StaffPerson> {
    const rows = await this.rows.of(userId);
    if (rows === null) throw noSuchPerson();
    const masking = await this.record.recordView({ staffId, what: 'person', userId, reason });
    return personView(rows, masking);
  }
}
