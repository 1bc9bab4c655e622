/** A subscription as the CRM has it now. */
export interface SoldSubscription {
  readonly id: string;
  readonly contactId: string | null;
  readonly email: string | null;
  readonly priceId: string | null;
  /** In the CRM's words. */
  readonly status: string;
  /** ISO 8601, UTC; null: not said. */
  readonly periodEnd: string | null;
  readonly isLive: boolean;
}

/** What a CRM has sold. */
export interface CrmSales {
  /** All of them, read page by page. @throws CrmError */
  subscriptions(): AsyncIterable<SoldSubscription>;
}
export const CRM_SALES = Symbol('CrmSales');

/** Where no CRM is configured nothing was sold. */
export const noSales: CrmSales = { subscriptions: async function* () {} };
