import { Inject, Injectable } from '@nestjs/common';
import { PERSON_DEVICES, type PersonDevices } from '#backend/modules/account/account.port.js';
import { SESSION_CORRECTIONS, type SessionCorrections } from '#backend/modules/session/session-corrections.port.js';
import {
  OPEN_PAYMENTS,
  type OpenPayment,
  type OpenPayments,
  WALLETS,
  type Wallets,
} from '#backend/modules/wallet/wallet.port.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { type Act } from './act.js';

type Outcome = 'done' | 'unchanged';

/** Puts right what staff ask for: each is an event of the stream that it changes. */
@Injectable()
export class Corrections {
  constructor(
    @Inject(WALLETS) private readonly wallets: Wallets,
    @Inject(OPEN_PAYMENTS) private readonly payments: OpenPayments,
    @Inject(SESSION_CORRECTIONS) private readonly sessions: SessionCorrections,
    @Inject(PERSON_DEVICES) private readonly devices: PersonDevices,
  ) {}

  /** The saga that an act is about. */
  async sessionOf({ what, ...act }: Omit<Act, 'reason'>): Promise<string | null> {
    if (what === 'restore-hit-points') return act.target;
    return what === 'end-stuck-turn' ? ((await this.openPayment(act))?.sessionId ?? null) : null;
  }

  /** @throws RejectedError for a refusal */
  async make(act: Act, context: CommandContext): Promise<Outcome> {
    const { actId, userId, what, amount, target } = act;
    switch (what) {
      case 'give-back-tokens':
        return this.wallets.correct({ userId, actId, amount: amount ?? 0 }, context);
      case 'take-back-tokens':
        return this.wallets.correct({ userId, actId, amount: -(amount ?? 0) }, context);
      case 'restore-hit-points':
        return this.sessions.setHitPoints({ userId, actId, sessionId: target ?? '', hitPoints: amount ?? 0 }, context);
      case 'forget-device':
        return (await this.devices.forget(userId, target ?? '', context)) ? 'done' : 'unchanged';
      case 'end-stuck-turn': {
        const payment = await this.openPayment(act);
        return payment ? this.sessions.endTurn(payment, context) : 'unchanged';
      }
    }
  }

  /** Only what was paid for is ended. */
  private async openPayment({ userId, target }: Pick<Act, 'userId' | 'target'>): Promise<OpenPayment | null> {
    return (await this.payments.of(userId)).find(({ commandId }) => commandId === target) ?? null;
  }
}
