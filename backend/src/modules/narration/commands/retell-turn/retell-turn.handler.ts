import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type RetellAnswer } from '#contracts/session/leaf-views.js';
import { TURN_RETELLINGS, type TurnRetellings } from '#backend/modules/session/retelling.port.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { AskRetelling } from '../../retelling/ask-retelling.js';
import { retellingIdOf } from '../../retelling/retelling-id.js';

/** POST /api/sessions/{sessionId}/turns/{turn}/retell: free, three times a turn. */
export class RetellTurnCommand extends Command<RetellAnswer> {
  constructor(
    readonly context: CommandContext,
    readonly of: { readonly sessionId: string; readonly turn: number },
    readonly idempotencyKey: string,
  ) {
    super();
  }
}

@CommandHandler(RetellTurnCommand)
export class RetellTurnHandler implements ICommandHandler<RetellTurnCommand> {
  constructor(
    @Inject(TURN_RETELLINGS) private readonly turns: TurnRetellings,
    private readonly retellings: AskRetelling,
  ) {}

  /** @throws RejectedError SESSION_NOT_FOUND, LEAF_NOT_FOUND, TURN_IN_PROGRESS, NO_GAME_MASTER, RETELL_LIMIT */
  async execute({ context, of, idempotencyKey }: RetellTurnCommand): Promise<RetellAnswer> {
    const userId = context.subjectId;
    await this.turns.find({ ...of, userId });
    if (!(await this.retellings.isOpenTo(userId))) this.turns.refuse('NO_GAME_MASTER');
    const left = await this.retellings.ask({ ...of, commandId: retellingIdOf(userId, of, idempotencyKey) });
    return left === null ? this.turns.refuse('RETELL_LIMIT') : { left };
  }
}
