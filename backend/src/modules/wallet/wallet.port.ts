/** What other modules ask of the wallet (design section 6, step 4). */
export interface Wallets {
  /**
   * Before a turn: one token for this command, once. Paid before, it takes nothing, and whoever asks must know from the
   * session what that payment has bought since. @throws RejectedError NO_TOKENS (402)
   */
  pay(payment: {
    readonly userId: string;
    readonly sessionId: string;
    readonly commandId: string;
  }): Promise<'paid' | 'paid-before'>;
  /** After the session's stream has said that the command bought no turn: once. */
  giveBack(payment: { readonly userId: string; readonly commandId: string }): Promise<void>;
  /** The first tokens of a new user. */
  grant(grant: { readonly userId: string; readonly reason: 'guest' | 'registered' }): Promise<void>;
}
export const WALLETS = Symbol('Wallets');

export interface OpenPayment {
  readonly userId: string;
  readonly sessionId: string;
  readonly commandId: string;
  /** ISO 8601, UTC. */
  readonly spentAt: string;
}
/** By the read models: payments that are not known to have bought a turn and were not returned, the oldest first. */
export interface OpenPayments {
  /** @param after the last one of the page before */
  spentBefore(time: Date, limit: number, after?: OpenPayment): Promise<readonly OpenPayment[]>;
}
export const OPEN_PAYMENTS = Symbol('OpenPayments');
