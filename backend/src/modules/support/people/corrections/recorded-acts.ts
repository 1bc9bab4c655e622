import { Injectable } from '@nestjs/common';
import { type CorrectionAnswer } from '#contracts/support/people-views.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { beginAct, settleAct } from '../../domain/record-staff.decider.js';
import { type StaffMember } from '../../domain/staff.fold.js';
import { StaffCommands } from '../../staff-commands.js';
import { type Act } from './act.js';
import { Corrections } from './corrections.js';

type Outcome = 'done' | 'unchanged' | 'refused';
type Settled = NonNullable<StaffMember['acts'][number]['settled']>;

/** Records an act before it is done, and its outcome after it. A repeated act is the same act, done once. */
@Injectable()
export class RecordedActs {
  constructor(
    private readonly commands: StaffCommands,
    private readonly corrections: Corrections,
  ) {}

  /** @throws RejectedError ACT_IS_ANOTHER, and what the correction is refused by */
  async act(act: Act): Promise<CorrectionAnswer> {
    const { actId } = act;
    const sessionId = await this.corrections.sessionOf(act);
    const before = await this.run(act, 'begin', (member, actedAt) => beginAct({ ...act, sessionId, actedAt }, member));
    const known = before.acts.find((one) => one.actId === actId)?.settled ?? null;
    if (known) return answerOf(actId, known);
    try {
      const outcome = await this.corrections.make(act, this.commands.contextOf(act.staffId, act.userId));
      await this.settle(act, outcome, null);
      return { actId, outcome };
    } catch (error) {
      // Nobody knows what came of an error that is no refusal: the act stays open, and may be repeated.
      if (error instanceof RejectedError && error.status < 500) await this.settle(act, 'refused', error.code);
      throw error;
    }
  }

  private async settle(act: Act, outcome: Outcome, code: string | null): Promise<void> {
    const { actId, staffId, userId } = act;
    await this.run(act, 'settle', (member, settledAt) =>
      settleAct({ actId, staffId, userId, outcome, code, settledAt }, member),
    );
  }

  private run({ actId, staffId, userId }: Act, step: string, decide: Parameters<StaffCommands['run']>[1]) {
    return this.commands.run({ staffId, commandId: `${step}-${actId}`, subjectId: userId }, decide);
  }
}

const answerOf = (actId: string, { outcome, code }: Settled): CorrectionAnswer => {
  if (outcome !== 'refused') return { actId, outcome };
  throw new RejectedError(409, code ?? 'REFUSED', 'This was refused before. Begin it anew.');
};
