/** What other modules ask of the wallet (design section 6, step 4). */
export interface Wallets {
  /** Before a turn: one token for this command, once. @throws RejectedError NO_TOKENS (402) */
  pay(payment: { readonly userId: string; readonly sessionId: string; readonly commandId: string }): Promise<void>;
  /** After the session's stream has said that the command bought no turn: once. */
  giveBack(payment: { readonly userId: string; readonly commandId: string }): Promise<void>;
  /** The first tokens of a new user. */
  grant(grant: { readonly userId: string; readonly reason: 'guest' | 'registered' }): Promise<void>;
}
export const WALLETS = Symbol('Wallets');
