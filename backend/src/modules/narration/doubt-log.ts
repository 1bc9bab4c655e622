import { Inject, Injectable } from '@nestjs/common';
import { type DoubtEvent, type SentenceDoubtedV1 } from '#contracts/doubt/events.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { Repository, RepositoryServices } from '#backend/platform/log/repository.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { accept, type Fold } from '#backend/shared/domain/decision.js';

/** A doubt is one event: the stream `doubt-<doubtId>` has it or not. */
const doubtFold: Fold<{ readonly isRecorded: boolean }, DoubtEvent> = {
  noun: 'doubt',
  version: 1,
  initial: { isRecorded: false },
  evolve: () => ({ isRecorded: true }),
};

@Injectable()
export class DoubtRepository extends Repository<{ readonly isRecorded: boolean }, DoubtEvent, never> {
  constructor(services: RepositoryServices) {
    super(services, { fold: doubtFold, rejections: {} });
  }
}

/** Records that a sentence was doubted, for analysts: a player's answer does not depend on it. */
@Injectable()
export class DoubtLog {
  constructor(
    private readonly doubts: DoubtRepository,
    @Inject(LOGGER) private readonly log: Pick<Logger, 'warn'>,
  ) {}

  async record(doubt: Omit<SentenceDoubtedV1, 'doubtedAt'>, context: CommandContext): Promise<void> {
    const data = { ...doubt, doubtedAt: context.occurredAt };
    const decide = ({ isRecorded }: { readonly isRecorded: boolean }) =>
      isRecorded ? accept<DoubtEvent>() : accept<DoubtEvent>({ type: 'SentenceDoubted', version: 1, data });
    const { doubtId } = doubt;
    await this.doubts.tryDecide(doubtId, decide, { commandId: `doubt-${doubtId}`, context }).catch((error: unknown) => {
      this.log.warn({ error }, 'a doubt could not be recorded');
    });
  }
}
