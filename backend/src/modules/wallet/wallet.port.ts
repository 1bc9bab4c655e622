import { type Receipts } from '#contracts/wallet/views.js';
import { type TimeSpan } from '#backend/shared/time-span.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';

/** A paid command. */
export interface PaidCommand {
  readonly userId: string;
  readonly commandId: string;
}
/** What a turn costs: one token for its command. */
export interface Payment extends PaidCommand {
  readonly sessionId: string;
}
/** The first tokens of a new user. */
export interface Grant {
  readonly userId: string;
  readonly reason: 'guest' | 'registered';
}

/** Tokens that staff give, or take back where `amount` is below 0. */
export interface Correction {
  readonly userId: string;
  readonly actId: string;
  readonly amount: number;
}

/** The wallet for other modules (design section 6, step 4). */
export interface Wallets {
  /**
   * Called before a turn: takes one token for this command, once. If it was paid before, it takes nothing, and the
   * caller must find the payment's turn in the session. @throws RejectedError NO_TOKENS (402)
   */
  pay(payment: Payment, context: CommandContext): Promise<'paid' | 'paid-before'>;
  /** Called after the session's stream has recorded that the command bought no turn: returns the token, once. */
  giveBack(payment: PaidCommand, context: CommandContext): Promise<void>;
  grant(grant: Grant, context: CommandContext): Promise<void>;
  /** An act of staff, once. A wallet without limit stays as it is. @throws RejectedError TOO_FEW_TOKENS */
  correct(correction: Correction, context: CommandContext): Promise<'done' | 'unchanged'>;
}
export const WALLETS = Symbol('Wallets');

export interface OpenPayment extends Payment {
  /** ISO 8601, UTC. */
  readonly spentAt: string;
}
/** From the read models: payments without a known turn that were not returned, the oldest first. */
export interface OpenPayments {
  /** Those made before or after that span. @param after the last payment of the page before */
  spentOutside(span: TimeSpan, limit: number, after?: OpenPayment): Promise<readonly OpenPayment[]>;
  /** Those of one person, the oldest first. */
  of(userId: string): Promise<readonly OpenPayment[]>;
}
export const OPEN_PAYMENTS = Symbol('OpenPayments');

/** How a person's tokens came and went, the newest first. */
export interface WalletReceipts {
  /** @param part `isNamed`: whether heroes are called by name @throws RejectedError 400 for what this list never gave out */
  page(userId: string, part: ReceiptsPart): Promise<Receipts>;
}
export interface ReceiptsPart {
  readonly limit: number;
  readonly after: string | undefined;
  readonly isNamed: boolean;
}
export const WALLET_RECEIPTS = Symbol('WalletReceipts');
