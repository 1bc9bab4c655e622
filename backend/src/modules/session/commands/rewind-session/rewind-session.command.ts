import { Command } from '@nestjs/cqrs';
import { type RewindAnswer } from '#contracts/session/views.js';

/** POST /api/sessions/{sessionId}/rewind (design section 6, 'Rewinding'). */
export class RewindSessionCommand extends Command<RewindAnswer> {
  constructor(
    readonly userId: string,
    readonly sessionId: string,
    readonly toTurn: number,
    readonly idempotencyKey: string,
  ) {
    super();
  }
}
