import { readModelEntity, text, time } from '../entity.js';

/** Somebody spent their last token. */
export interface TokenExhaustionRow {
  readonly userId: string;
  readonly commandId: string;
  readonly sessionId: string;
  readonly spentAt: string;
}

/** Two persons may choose the same Idempotency-Key, so both ids together identify a payment. */
export const tokenExhaustionEntity = readModelEntity<TokenExhaustionRow>({
  table: 'token_exhaustions',
  columns: {
    userId: text({ primary: true }),
    commandId: text({ primary: true }),
    sessionId: text(),
    spentAt: time(),
  },
});
