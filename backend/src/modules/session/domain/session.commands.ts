import { type SessionEvent } from '#contracts/session/events.js';
import { type SessionRejectionCode } from '#contracts/session/rejections.js';
import { type Decision } from '#backend/shared/domain/decision.js';
import { type ActionChosen } from './rules/deed.js';

export interface TakeTurn extends ActionChosen {
  readonly commandId: string;
  readonly bodyHash: string;
  readonly expectedTurn?: number | undefined;
  /** 256 bits, hex: opened for this decision only. */
  readonly diceSeed: string;
  /** ISO 8601, UTC. */
  readonly now: string;
}
export type SessionDecision = Decision<SessionEvent, SessionRejectionCode>;
