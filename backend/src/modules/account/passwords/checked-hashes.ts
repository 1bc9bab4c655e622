import { Injectable } from '@nestjs/common';
import { PasswordChecks } from './password-checks.js';
import { Passwords } from './passwords.js';

/** Hashes of passwords that somebody has just chosen. */
@Injectable()
export class CheckedHashes {
  constructor(
    private readonly checks: PasswordChecks,
    private readonly passwords: Passwords,
  ) {}

  /** @throws RejectedError 422 for a password that others would try first */
  async of(password: string, username: string): Promise<string> {
    await this.checks.check({ password, username, field: 'newPassword' });
    return this.passwords.hash(password);
  }
}
