import { type CommandContext } from '#backend/shared/domain/command-context.js';

/** A command that was paid for. */
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

/** What other modules ask of the wallet (design section 6, step 4). */
export interface Wallets {
  /**
   * Before a turn: one token for this command, once. When it was paid before, nothing is taken, and the caller must
   * find out from the session what that payment has bought since. @throws RejectedError NO_TOKENS (402)
   */
  pay(payment: Payment, context: CommandContext): Promise<'paid' | 'paid-before'>;
  /** After the session's stream has said that the command bought no turn: once. */
  giveBack(payment: PaidCommand, context: CommandContext): Promise<void>;
  grant(grant: Grant, context: CommandContext): Promise<void>;
}
export const WALLETS = Symbol('Wallets');

export interface OpenPayment extends Payment {
  /** ISO 8601, UTC. */
  readonly spentAt: string;
}
/** By the read models: payments that are not known to have bought a turn and were not returned, the oldest first. */
export interface OpenPayments {
  /** @param after the last one of the page before */
  spentBefore(time: Date, limit: number, after?: OpenPayment): Promise<readonly OpenPayment[]>;
}
export const OPEN_PAYMENTS = Symbol('OpenPayments');
