import { integer, readModelEntity, text, time } from '../entity.js';

/**
 * - `open`: paid, and the turn is not known yet.
 * - `abandoned`: the session's stream has barred the turn, the token is not returned yet.
 */
type PaymentStatus = 'open' | 'abandoned';

export interface WalletPaymentRow {
  readonly userId: string;
  readonly commandId: string;
  readonly sessionId: string;
  readonly price: number;
  readonly status: PaymentStatus;
  readonly spentAt: string;
}

/**
 * A payment leaves the table with its turn, or when its token is returned: the log has both, and every turn has one.
 * Two persons may choose the same Idempotency-Key, so both ids together identify a payment.
 */
export const walletPaymentEntity = readModelEntity<WalletPaymentRow>({
  table: 'wallet_payments',
  columns: {
    userId: text({ primary: true }),
    commandId: text({ primary: true }),
    sessionId: text(),
    price: integer(),
    status: text(),
    spentAt: time(),
  },
  indices: [{ columns: ['spentAt'], where: "status in ('open', 'abandoned')" }],
});
