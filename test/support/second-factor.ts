import { Secret, TOTP } from 'otpauth';
import { type RecoveryCodes, type SecondFactorSecret } from '#contracts/support/views.js';
import { type Player } from './player.js';

const STEP_MS = 30_000;

/** The authenticator of a member of the staff. */
export class Authenticator {
  private last = 0;

  constructor(readonly secret: string) {}

  /** A code that was not given before; several within a step are those of the steps around it. */
  next(): string {
    const now = Math.floor(Date.now() / STEP_MS);
    this.last = Math.max(this.last + 1, now - 1);
    return this.at(this.last);
  }

  at(step: number): string {
    return new TOTP({ secret: Secret.fromBase32(this.secret) }).generate({ timestamp: step * STEP_MS });
  }
}

/** Sets up the second factor of somebody who is staff; from then on their token opens the pages of staff. */
export const enrolled = async (
  player: Player,
): Promise<{ readonly authenticator: Authenticator; readonly recoveryCodes: readonly string[] }> => {
  const { body } = await player.call<SecondFactorSecret>('POST', '/api/staff/second-factor/enrol', { body: {} });
  const authenticator = new Authenticator(body.secret);
  const confirmed = await player.call<RecoveryCodes>('POST', '/api/staff/second-factor/confirm', {
    body: { code: authenticator.next() },
  });
  if (confirmed.status !== 200) throw new Error(`not enrolled: ${JSON.stringify(confirmed.body)}`);
  return { authenticator, recoveryCodes: confirmed.body.recoveryCodes };
};
