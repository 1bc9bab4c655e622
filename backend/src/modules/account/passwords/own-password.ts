import { Inject, Injectable } from '@nestjs/common';
import { AUTH_REJECTIONS } from '#contracts/account/rejections.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { ACCOUNTS, type Accounts } from '../account.port.js';

/** Asks for the password again before something that a borrowed device must not do. */
@Injectable()
export class OwnPassword {
  constructor(@Inject(ACCOUNTS) private readonly accounts: Accounts) {}

  /** @throws RejectedError 422 that names the field: a 401 would look like the end of the sign-in */
  async assert(userId: string, password: string, field: 'password' | 'currentPassword'): Promise<void> {
    if (await this.accounts.passwordMatches(userId, password)) return;
    const { status, message } = AUTH_REJECTIONS.WRONG_PASSWORD;
    throw new RejectedError(status, 'WRONG_PASSWORD', message, { field });
  }
}
