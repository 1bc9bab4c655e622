import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Authenticated } from '#contracts/account/views.js';
import { requestContext } from '#backend/platform/http/request-context.js';
import { AccountRepository } from '../../account.repository.js';
import { logIn } from '../../domain/account.decider.js';
import { userOf } from '../../domain/user-view.js';
import { type Proof, Proofs } from '../../sign-in/proofs.js';
import { SignIns } from '../../sign-in/sign-ins.js';
import { SignInAnswers } from '../../sign-in/sign-in-answers.js';

/** POST /api/auth/login (specification section 7). */
export class LogInCommand extends Command<Authenticated> {
  constructor(
    /** Or a confirmed e-mail address. */
    readonly username: string,
    /** Or a device password. */
    readonly password: string,
    readonly from: { readonly address: string; readonly device: string },
  ) {
    super();
  }
}

@CommandHandler(LogInCommand)
export class LogInHandler implements ICommandHandler<LogInCommand> {
  constructor(
    private readonly proofs: Proofs,
    private readonly accounts: AccountRepository,
    private readonly signIns: SignIns,
    private readonly answers: SignInAnswers,
  ) {}

  async execute({ username, password, from }: LogInCommand): Promise<Authenticated> {
    const proof = await this.proofs.of({ username, password, address: from.address });
    const { userId } = proof;
    const { state: account } = await this.accounts.load(userId);
    if (account.status !== 'Registered') throw this.accounts.refusal({ code: 'INVALID_CREDENTIALS' });
    if (proof.known) {
      const { known } = proof;
      await this.note(proof, known.deviceId, false);
      const token = await this.signIns.onDevice({ userId, kind: 'registered', ...known });
      return { token, user: userOf(userId, account), devicePassword: password };
    }
    const { deviceId, ...answer } = await this.answers.welcome({
      userId,
      account,
      device: from.device,
      deviceId: null,
    });
    await this.note(proof, deviceId, true);
    return answer;
  }

  private async note({ userId, known }: Proof, deviceId: string, remembers: boolean): Promise<void> {
    const context = requestContext({ kind: 'registered', userId, deviceId });
    const loggedInAt = context.occurredAt;
    const command = {
      userId,
      deviceId,
      method: known ? 'device-password' : 'password',
      loggedInAt,
      remembers,
    } as const;
    const options = { commandId: `log-in-${deviceId}-${loggedInAt}`, context };
    await this.accounts.decide(userId, (account) => logIn(command, account), options);
  }
}
