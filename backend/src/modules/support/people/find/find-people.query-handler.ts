import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Findings } from '#contracts/support/people-views.js';
import { STAFF_RECORD, type StaffRecord } from '../../support.port.js';
import { foundLead, foundPerson, foundSession } from '../found-rows.js';
import { LOOKED_UP, PeopleFinder } from './people-finder.js';

/** GET /api/staff/find: people, sagas and leads by id, name or e-mail address. */
export class FindPeopleQuery extends Query<Findings> {
  constructor(
    readonly staffId: string,
    readonly text: string,
    /** Null leaves names masked. */
    readonly reason: string | null,
  ) {
    super();
  }
}

const SHOWN = LOOKED_UP - 1;
const shown = <T>(rows: readonly T[]): readonly T[] => rows.slice(0, SHOWN);

@QueryHandler(FindPeopleQuery)
export class FindPeopleQueryHandler implements IQueryHandler<FindPeopleQuery> {
  constructor(
    private readonly finder: PeopleFinder,
    @Inject(STAFF_RECORD) private readonly record: StaffRecord,
  ) {}

  /** Recorded first: a search that found nobody is one, too. */
  async execute({ staffId, text, reason }: FindPeopleQuery): Promise<Findings> {
    const masking = await this.record.recordView({ staffId, what: 'search', query: text.toLowerCase(), reason });
    const { people, sessions, leads } = await this.finder.find(text);
    return {
      people: shown(people).map((found) => foundPerson(found, masking)),
      sessions: shown(sessions).map((found) => foundSession(found, masking)),
      leads: shown(leads).map((found) => foundLead(found, masking)),
      masked: masking.masked,
      more: [people, sessions, leads].some(({ length }) => length > SHOWN),
    };
  }
}
