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
}
export const OPEN_PAYMENTS = Symbol('OpenPayments');
