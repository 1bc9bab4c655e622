import { Command } from '@nestjs/cqrs';
import { type ActionAnswer, type ActionRequest } from '#contracts/session/views.js';

/** POST /api/actions (specification section 7, design section 6). */
export class TakeTurnCommand extends Command<ActionAnswer> {
  constructor(
    readonly userId: string,
    readonly request: ActionRequest,
    /** Same key and same body: the first answer again. */
    readonly idempotencyKey: string,
  ) {
    super();
  }
}
