import { type Payment } from '#backend/modules/wallet/wallet.port.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';

export interface HitPointCorrection {
  /** Whose saga it is. */
  readonly userId: string;
  readonly sessionId: string;
  readonly actId: string;
  /** What the hero has from then on. */
  readonly hitPoints: number;
}

/** What staff put right in a saga. */
export interface SessionCorrections {
  /** Bars a turn that was paid for and is not known, and returns its token. @returns 'unchanged' where it was played */
  endTurn(payment: Payment, context: CommandContext): Promise<'done' | 'unchanged'>;
  /** Once for each act. @returns 'unchanged' where the hero has as many @throws RejectedError for a refusal */
  setHitPoints(correction: HitPointCorrection, context: CommandContext): Promise<'done' | 'unchanged'>;
}
export const SESSION_CORRECTIONS = Symbol('SessionCorrections');
