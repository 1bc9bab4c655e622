import { type Payment } from '#backend/modules/wallet/wallet.port.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';

/** What staff put right in a saga. */
export interface SessionCorrections {
  /** Bars a turn that was paid for and is not known, and returns its token. @returns 'unchanged' where it was played */
  endTurn(payment: Payment, context: CommandContext): Promise<'done' | 'unchanged'>;
}
export const SESSION_CORRECTIONS = Symbol('SessionCorrections');
