import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AUTH_REJECTIONS } from '#contracts/account/rejections.js';
import { type Authenticated } from '#contracts/account/views.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { requestContext } from '#backend/platform/http/request-context.js';
import { isGuestsName } from '../../domain/username.rules.js';
import { PasswordChecks } from '../../passwords/password-checks.js';
import { type Registrant, Registrants } from '../../registration/registrants.js';
import { Registrations } from '../../registration/registrations.js';
import { deviceOf, SignInAnswers } from '../../sign-in/sign-in-answers.js';

export interface NewPerson {
  readonly username: string;
  readonly password: string;
  /** In its normal form; '' for none. */
  readonly email: string;
}
/** POST /api/auth/register (specification section 7). */
export class RegisterCommand extends Command<Authenticated> {
  constructor(
    readonly person: NewPerson,
    /** A guest's token, unchecked: this guest becomes the account. */
    readonly bearer: string | null,
    readonly device: string,
  ) {
    super();
  }
}

/** Reserves the name, then appends the event: a second tab or a retry after a lost answer makes no second account. */
@CommandHandler(RegisterCommand)
export class RegisterHandler implements ICommandHandler<RegisterCommand> {
  constructor(
    private readonly checks: PasswordChecks,
    private readonly registrants: Registrants,
    private readonly registrations: Registrations,
    private readonly answers: SignInAnswers,
  ) {}

  async execute({ person, bearer, device }: RegisterCommand): Promise<Authenticated> {
    await this.check(person);
    const { credential, guest }: Registrant = await this.registrants.admit(person, bearer);
    const { userId } = credential;
    const context = requestContext(guest ?? { kind: 'registered', userId, deviceId: null });
    const account = await this.registrations.complete(credential, person, context);
    const { token, user, devicePassword } = await this.answers.welcome({
      userId,
      account,
      device,
      deviceId: deviceOf(guest, userId),
    });
    return { token, user, devicePassword };
  }

  private async check({ username, password }: NewPerson): Promise<void> {
    if (isGuestsName(username)) {
      throw rejectedBy(AUTH_REJECTIONS, { code: 'USERNAME_RESERVED', details: { field: 'username' } });
    }
    await this.checks.check({ password, username, field: 'password' });
  }
}
