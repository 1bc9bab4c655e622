import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { EmailConfirmations } from './email-confirmations.js';
import { type Requested } from './mailed-tokens.js';
import { ResetTokens } from './reset-tokens.js';

const HOUR_MS = 3_600_000;
/** Specification section 9. */
const RESET_LASTS_MS = HOUR_MS;
const CONFIRMATION_LASTS_MS = 7 * 24 * HOUR_MS;

/** Addresses of the client's pages, as mails name them; those with a token make it. */
@Injectable()
export class MailedLinks {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    readonly resets: ResetTokens,
    readonly confirmations: EmailConfirmations,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  get forgotPassword(): string {
    return `${this.config.publicUrl}/forgot-password`;
  }

  async toReset(requested: Requested): Promise<string> {
    const token = await this.resets.make({ ...requested, expiresAt: this.in(RESET_LASTS_MS) });
    return `${this.config.publicUrl}/reset-password?token=${token}`;
  }

  /** A page that also signs in whoever sets the password: it is told the name. */
  async toFirstPassword(requested: Requested, username: string): Promise<string> {
    const token = await this.resets.make({ ...requested, expiresAt: this.in(RESET_LASTS_MS) });
    return `${this.config.publicUrl}/reset-password#${new URLSearchParams({ token, name: username }).toString()}`;
  }

  async toConfirm({ emailKey, ...requested }: Requested & { readonly emailKey: string }): Promise<string> {
    const made = { ...requested, expiresAt: this.in(CONFIRMATION_LASTS_MS) };
    const token = await this.confirmations.make(made, { email_key: emailKey });
    // Behind the hash it is sent to no server: not to those that the mail passes on its way, nor in a referrer.
    return `${this.config.publicUrl}/confirm-email#token=${token}`;
  }

  private in(ms: number): Date {
    return new Date(this.clock.now().getTime() + ms);
  }
}
