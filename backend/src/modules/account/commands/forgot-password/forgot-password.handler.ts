import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { JOBS, type Jobs } from '#backend/platform/jobs/jobs.port.js';
import { KeyedHashes } from '#backend/platform/keys/keyed-hashes.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { accountMail } from '../../mailed/account-mail.queue.js';

/** POST /api/auth/forgot-password (specification section 7). */
export class ForgotPasswordCommand extends Command<void> {
  constructor(readonly email: string) {
    super();
  }
}

/** Adds a job for every request: only the job looks up the address, so that no answer reveals whether it is known. */
@CommandHandler(ForgotPasswordCommand)
export class ForgotPasswordHandler implements ICommandHandler<ForgotPasswordCommand> {
  constructor(
    private readonly hashes: KeyedHashes,
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  async execute({ email }: ForgotPasswordCommand): Promise<void> {
    const requestId = this.random.uuid();
    const emailKey = this.hashes.of('email', email);
    const { queue, data, options } = accountMail({ mail: 'reset-password', emailKey, requestId }, requestId);
    await this.jobs.add(queue, data, options);
  }
}
