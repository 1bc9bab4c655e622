import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Receipts } from '#contracts/wallet/views.js';
import { ReceiptPages } from './receipt-pages.js';

const PAGE = 50;

/** GET /api/user/receipts: what each token bought, and why one was returned. */
export class FindReceiptsQuery extends Query<Receipts> {
  constructor(
    readonly userId: string,
    readonly limit: number | undefined,
    readonly after: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(FindReceiptsQuery)
export class FindReceiptsQueryHandler implements IQueryHandler<FindReceiptsQuery> {
  constructor(private readonly pages: ReceiptPages) {}

  execute({ userId, limit = PAGE, after }: FindReceiptsQuery): Promise<Receipts> {
    return this.pages.page(userId, { limit, after, isNamed: true });
  }
}
