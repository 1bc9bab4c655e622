import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type DoubtAnswer } from '#contracts/session/leaf-views.js';
import { TURN_RETELLINGS, type TurnRetellings } from '#backend/modules/session/retelling.port.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { claimsIn, standsOn } from '../../domain/doubts/claims-in.js';
import { type Claim } from '../../domain/doubts/claim.js';
import { countDoubt } from '../../metrics/narration.metrics.js';
import { DoubtLog } from '../../doubt-log.js';
import { AskRetelling } from '../../retelling/ask-retelling.js';
import { retellingIdOf } from '../../retelling/retelling-id.js';

/** POST /api/sessions/{sessionId}/turns/{turn}/doubt: 'That's wrong'. */
export class DoubtSentenceCommand extends Command<DoubtAnswer> {
  constructor(
    readonly context: CommandContext,
    readonly of: { readonly sessionId: string; readonly turn: number },
    readonly sentence: string,
    readonly idempotencyKey: string,
  ) {
    super();
  }
}

const rightIn = (claims: readonly Claim[]): 'player' | 'story' | 'nobody' => {
  if (claims.some(({ holds }) => holds === false)) return 'player';
  return claims.some(({ holds }) => holds === true) ? 'story' : 'nobody';
};

@CommandHandler(DoubtSentenceCommand)
export class DoubtSentenceHandler implements ICommandHandler<DoubtSentenceCommand> {
  constructor(
    @Inject(TURN_RETELLINGS) private readonly turns: TurnRetellings,
    private readonly retellings: AskRetelling,
    private readonly doubts: DoubtLog,
  ) {}

  /** @throws RejectedError SESSION_NOT_FOUND, LEAF_NOT_FOUND, TURN_IN_PROGRESS, SENTENCE_NOT_FOUND */
  async execute({ context, of, sentence, idempotencyKey }: DoubtSentenceCommand): Promise<DoubtAnswer> {
    const userId = context.subjectId;
    const evidence = await this.turns.evidence({ ...of, userId });
    if (!standsOn(evidence.story, sentence)) this.turns.refuse('SENTENCE_NOT_FOUND');
    const claims = claimsIn(sentence, evidence);
    const right = rightIn(claims);
    countDoubt(right);
    const doubtId = retellingIdOf(userId, of, idempotencyKey);
    await this.doubts.record({ ...of, doubtId, userId, right }, context);
    const retelling =
      right === 'player' &&
      (await this.retellings.isOpenTo(userId)) &&
      (await this.retellings.ask({ ...of, commandId: doubtId })) !== null;
    return { sentence, claims, retelling };
  }
}
