import { integer, readModelEntity, text, time } from '../entity.js';

/**
 * - `open`: paid, and the turn is not known yet. `settled`: the turn was played.
 * - `abandoned`: the session's stream has barred the turn, the token is not returned yet. `returned`: the token was
 *   returned.
 */
export type PaymentStatus = 'open' | 'settled' | 'abandoned' | 'returned';

export interface WalletPaymentRow {
  readonly userId: string;
  readonly commandId: string;
  readonly sessionId: string;
  readonly price: number;
  readonly status: PaymentStatus;
  readonly spentAt: string;
}

/** Two persons may choose the same Idempotency-Key, so both ids together identify a payment. */
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
