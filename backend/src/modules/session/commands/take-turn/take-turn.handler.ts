import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ActionAnswer, type ActionRequest } from '#contracts/session/views.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { asideAnswer, TurnAnswers } from '../../turn-answers.js';
import { type ConsideredAside, ConsiderTurn } from './consider-turn.js';
import { PayForTurn } from './pay-for-turn.js';
import { PlayTurn } from './play-turn.js';

/** POST /api/actions (specification section 7, design section 6). */
export class TakeTurnCommand extends Command<ActionAnswer> {
  constructor(
    readonly context: CommandContext,
    readonly request: ActionRequest,
    /** The same key and body get the first answer again. */
    readonly idempotencyKey: string,
  ) {
    super();
  }
}

/**
 * The whole turn (design section 6): first it may be refused, or answered in words alone; then it is paid, then played,
 * then told.
 */
@CommandHandler(TakeTurnCommand)
export class TakeTurnHandler implements ICommandHandler<TakeTurnCommand> {
  constructor(
    private readonly considering: ConsiderTurn,
    private readonly paying: PayForTurn,
    private readonly playing: PlayTurn,
    private readonly answers: TurnAnswers,
  ) {}

  async execute(command: TakeTurnCommand): Promise<ActionAnswer> {
    const considered = await this.considering.consider(command);
    if ('aside' in considered) return this.aside(considered, command.request.action);
    const { session, turn, isRepeated } = considered;
    const { sessionId } = session;
    const { commandId } = turn;
    if (isRepeated) return this.answers.again(session, commandId);
    const payment = { userId: command.context.subjectId, sessionId, commandId };
    const playedBefore = await this.paying.pay(payment, turn, command.context);
    if (playedBefore !== null) return this.answers.of(sessionId, playedBefore);
    const played = await this.playing.play(payment, turn, command.context);
    return this.answers.first(played.session, played.position, commandId);
  }

  private aside({ aside: { text, ...aside }, now, commandId }: ConsideredAside, playerAction: string): ActionAnswer {
    return asideAnswer(now, aside, { commandId, playerAction, text });
  }
}
