import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ReportedVisit } from '#contracts/visit/requests.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { systemContext } from '#backend/platform/correlation/system-context.js';
import { recordVisit } from '../../domain/visit.decider.js';
import { VisitRepository } from '../../visit.repository.js';

/** POST /api/visits: a step of a visit before its saga begins; from then on the saga's own events are counted. */
export class RecordVisitCommand extends Command<void> {
  constructor(
    readonly visit: ReportedVisit,
    /** Who is signed in; null for a visitor. */
    readonly userId: string | null,
  ) {
    super();
  }
}

/** A visit is its own subject: nothing of it is personal, and nothing is sealed. */
@CommandHandler(RecordVisitCommand)
export class RecordVisitHandler implements ICommandHandler<RecordVisitCommand> {
  constructor(
    private readonly visits: VisitRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ visit: { visitId, step, isFirst }, userId }: RecordVisitCommand): Promise<void> {
    const now = this.clock.now();
    const command = { visitId, step, isFirst, userId, at: now.toISOString() };
    await this.visits.decide(visitId, (state) => recordVisit(command, state), {
      commandId: `visit-${visitId}-${step}`,
      context: systemContext({ name: 'visits', subjectId: visitId, now }),
    });
  }
}
