import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Receipts } from '#contracts/wallet/views.js';
import { WALLET_RECEIPTS, type WalletReceipts } from '#backend/modules/wallet/wallet.port.js';
import { STAFF_RECORD, type StaffRecord } from '../../support.port.js';
import { type LedgerQuery } from '../people.queries.js';
import { noSuchPerson } from './find-person.query-handler.js';
import { PersonRows } from './person-rows.js';

const PAGE = 20;

/** GET /api/staff/people/{userId}/receipts: how a person's tokens came and went. */
export class FindLedgerQuery extends Query<Receipts> {
  constructor(
    readonly viewer: { readonly staffId: string; readonly userId: string; readonly reason: string | null },
    readonly page: LedgerQuery,
  ) {
    super();
  }
}

@QueryHandler(FindLedgerQuery)
export class FindLedgerQueryHandler implements IQueryHandler<FindLedgerQuery> {
  constructor(
    private readonly people: PersonRows,
    @Inject(WALLET_RECEIPTS) private readonly receipts: WalletReceipts,
    @Inject(STAFF_RECORD) private readonly record: StaffRecord,
  ) {}

  /** @throws RejectedError PERSON_NOT_FOUND */
  async execute({ viewer, page: { limit = PAGE, after } }: FindLedgerQuery): Promise<Receipts> {
    const { userId } = viewer;
    if (!(await this.people.isThere(userId))) throw noSuchPerson();
    const { masked } = await this.record.recordView({ ...viewer, what: 'ledger' });
    return this.receipts.page(userId, { limit, after, isNamed: !masked });
  }
}
