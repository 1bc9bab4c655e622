import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { JOBS, type Jobs } from '#backend/platform/jobs/jobs.port.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { accountMail } from '../../mailed/account-mail.queue.js';

/** POST /api/auth/resend-confirmation. */
export class ResendConfirmationCommand extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}

/** Another link to the claimed address. */
@CommandHandler(ResendConfirmationCommand)
export class ResendConfirmationHandler implements ICommandHandler<ResendConfirmationCommand> {
  constructor(
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  async execute({ userId }: ResendConfirmationCommand): Promise<void> {
    const requestId = this.random.uuid();
    const { queue, data, options } = accountMail({ mail: 'confirm-address', userId, requestId }, requestId);
    await this.jobs.add(queue, data, options);
  }
}
