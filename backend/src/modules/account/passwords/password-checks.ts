import { Injectable } from '@nestjs/common';
import { type ZxcvbnFactory } from '@zxcvbn-ts/core';
import { AUTH_REJECTIONS } from '#contracts/account/rejections.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { passwordFault } from '../domain/password-faults.js';

/** A longer password is judged by its beginning: patterns of a long one take the library a fifth of a second. */
const JUDGED_CHARACTERS = 40;

export interface PasswordToCheck {
  readonly password: string;
  readonly username: string;
  /** Of the body. */
  readonly field: string;
}

/** Refuses passwords that are leaked, easily guessed, or made of the person's name or the product's. */
@Injectable()
export class PasswordChecks {
  private judge: Promise<ZxcvbnFactory> | null = null;

  /** @throws RejectedError PASSWORD_HAS_NAME, PASSWORD_TOO_COMMON (422) */
  async check({ password, username, field }: PasswordToCheck): Promise<void> {
    this.judge ??= makeJudge();
    const { guesses } = (await this.judge).check(password.slice(0, JUDGED_CHARACTERS), [username]);
    const code = passwordFault({ password, username, guesses });
    if (code) throw rejectedBy(AUTH_REJECTIONS, { code, details: { field } });
  }
}

/** 49,000 leaked passwords take a moment to index, and most copies of the server never need them. */
const makeJudge = async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
};
