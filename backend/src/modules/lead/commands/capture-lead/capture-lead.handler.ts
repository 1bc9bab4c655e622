import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CapturedLead } from '#contracts/lead/views.js';
import { ACCOUNTS, type Accounts } from '#backend/modules/account/account.port.js';
import { CaptureAnswers } from './capture-answers.js';
import { CaptureLimits } from './capture-limits.js';
import { LeadCaptures } from './lead-captures.js';
import { type GivenLead } from '../given-lead.js';

/** POST /api/ghl/lead-capture. */
export class CaptureLeadCommand extends Command<CapturedLead> {
  constructor(
    readonly given: GivenLead,
    /** Who is signed in; null for a visitor. */
    readonly userId: string | null,
    readonly idempotencyKey: string | null,
  ) {
    super();
  }
}

/** Longer than any capture takes: otherwise a known address would be answered sooner than a new one. */
export const ANSWERED_AFTER_MS = 150;
const itsTime = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, ANSWERED_AFTER_MS));

/** Neither the answer nor its time tells whether an address is known. */
@CommandHandler(CaptureLeadCommand)
export class CaptureLeadHandler implements ICommandHandler<CaptureLeadCommand> {
  constructor(
    private readonly captures: LeadCaptures,
    private readonly answers: CaptureAnswers,
    private readonly limits: CaptureLimits,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  async execute({ given, userId, idempotencyKey }: CaptureLeadCommand): Promise<CapturedLead> {
    await this.limits.assertWithin(given.email);
    const capture = { ...given, userId, isProved: await this.isProved(given.email, userId) };
    const [captured] = await Promise.all([this.captures.capture(capture, idempotencyKey), itsTime()]);
    return this.answers.after(capture, captured);
  }

  private async isProved(email: string, userId: string | null): Promise<boolean> {
    const account = userId === null ? null : await this.accounts.find(userId);
    return account !== null && account.emailConfirmed && account.email === email;
  }
}
