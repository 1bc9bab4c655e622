import { Inject, Injectable } from '@nestjs/common';
import { SECOND_FACTOR_REJECTIONS } from '#contracts/support/rejections.js';
import { type SecondFactorState } from '#contracts/support/views.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { RejectedError, rejectedBy } from '#backend/platform/http/rejected.error.js';
import { type SecondFactors } from '#backend/platform/http/staff/staff.port.js';
import { KeyedHashes } from '#backend/platform/keys/keyed-hashes.js';
import { SealedSecrets } from '#backend/platform/keys/sealed-secrets.js';
import { waitOf } from '#backend/platform/rate-limits/rate-limits.port.js';
import { type Factor, FactorRows } from './factor-rows.js';
import { stepOf } from './one-time-codes.js';
import { normalRecoveryCode } from './recovery-codes.js';

/** After it a code is asked for again: a working day. */
const PASS_MS = 12 * 3_600_000;

export const placeOf = (staffId: string): string => `second-factor ${staffId}`;
export type Method = 'code' | 'recovery-code';

/** Second factors of staff: a code of an authenticator (RFC 6238), or a recovery code; each opens once. */
@Injectable()
export class StaffSecondFactors implements SecondFactors {
  constructor(
    private readonly rows: FactorRows,
    private readonly secrets: SealedSecrets,
    private readonly hashes: KeyedHashes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  hasPassed(staffId: string, token: string): Promise<boolean> {
    return this.rows.hasPass(staffId, this.passOf(token));
  }

  async stateOf(staffId: string, token: string): Promise<SecondFactorState> {
    if (!(await this.rows.find(staffId))?.isEnrolled) return 'none';
    return (await this.hasPassed(staffId, token)) ? 'passed' : 'needed';
  }

  /**
   * Takes a code, once. A wrong one counts. @param enrolled whether the factor must be enrolled already, or is by this
   * @throws RejectedError SECOND_FACTOR_WRONG, SECOND_FACTOR_ENROLLED, SECOND_FACTOR_NOT_ENROLLED, 429
   */
  async take(staffId: string, code: string, enrolled: boolean): Promise<Method> {
    const factor = await this.rows.find(staffId);
    if (factor?.isEnrolled !== enrolled)
      throw refusal(enrolled ? 'SECOND_FACTOR_NOT_ENROLLED' : 'SECOND_FACTOR_ENROLLED');
    if (!(await this.rows.beginAttempt(staffId))) throw this.locked(await this.rows.find(staffId));
    const step = stepOf(this.secrets.open(factor.sealed, placeOf(staffId)), code.replace(/\s/g, ''), this.clock.now());
    if (step !== null && (await this.rows.takeStep(staffId, step, enrolled))) return 'code';
    if (enrolled && (await this.takesRecoveryCode(staffId, code))) return 'recovery-code';
    throw refusal('SECOND_FACTOR_WRONG');
  }

  /** When a pass of now ends. */
  passEnds(): Date {
    return new Date(this.clock.now().getTime() + PASS_MS);
  }

  /** Lets the holder of this token pass until then. */
  pass(staffId: string, token: string, endsAt: Date): Promise<void> {
    return this.rows.addPass(staffId, { hash: this.passOf(token), endsAt });
  }

  recoveryHash(normalCode: string): string {
    return this.hashes.of('recovery-code', normalCode);
  }

  private async takesRecoveryCode(staffId: string, typed: string): Promise<boolean> {
    const code = normalRecoveryCode(typed);
    return code !== null && this.rows.takeRecoveryCode(staffId, this.recoveryHash(code));
  }

  private passOf(token: string): string {
    return this.hashes.of('staff-pass', token);
  }

  private locked(factor: Factor | null): RejectedError {
    const waitMs = (factor?.lockedUntil?.getTime() ?? 0) - this.clock.now().getTime();
    const retryAfter = Math.max(1, Math.ceil(waitMs / 1_000));
    const message = `Too many wrong codes. Wait ${waitOf(retryAfter)} and try again.`;
    return new RejectedError(429, 'TOO_MANY_REQUESTS', message, { retryAfter });
  }
}

const refusal = (code: keyof typeof SECOND_FACTOR_REJECTIONS): RejectedError =>
  rejectedBy(SECOND_FACTOR_REJECTIONS, { code });
