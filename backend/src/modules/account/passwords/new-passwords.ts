import { Injectable } from '@nestjs/common';
import { Credentials } from '../sign-in/credentials.js';
import { ResetTokens } from '../mailed/reset-tokens.js';
import { CheckedHashes } from './checked-hashes.js';
import { SignOuts } from '../sign-in/sign-outs.js';

/** Puts a new password in place of an old one. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly hashes: CheckedHashes,
    private readonly credentials: Credentials,
    private readonly resets: ResetTokens,
    private readonly signOuts: SignOuts,
  ) {}

  /** @throws RejectedError 422 for a password that others would try first */
  hashed(password: string, username: string): Promise<string> {
    return this.hashes.of(password, username);
  }

  /** All reset links and devices end with the old password. */
  async replace(userId: string, hash: string): Promise<void> {
    await this.signingOut(userId, async () => {
      await this.credentials.setPassword(userId, hash);
      await this.resets.endAll(userId);
    });
  }

  /** @returns whether the link was good until now; then it is used up, and the password replaced */
  async replaceByLink(
    link: { readonly id: string; readonly userId: string },
    hash: string,
    now: Date,
  ): Promise<boolean> {
    let isReplaced = false;
    await this.signingOut(link.userId, async () => {
      isReplaced = await this.resets.useFor(link.id, now, hash);
    });
    return isReplaced;
  }

  /** Signs out before, so that a crash leaves no device signed in; and after, to end sign-ins made with the old password. */
  private async signingOut(userId: string, replace: () => Promise<void>): Promise<void> {
    await this.signOuts.everywhere(userId);
    await replace();
    await this.signOuts.everywhere(userId);
  }
}
