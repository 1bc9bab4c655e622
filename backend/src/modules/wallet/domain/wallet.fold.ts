import { type PlanName } from '#contracts/subscription/tiers.js';
import { type Balance, type WalletEvent } from '#contracts/wallet/events.js';
import { type Fold } from '#backend/shared/domain/decision.js';

/** The newest payments, newest last; they include those of turns that may still run. */
export const REMEMBERED_PAYMENTS = 100;

/** The newest corrections, newest last: an act of staff that is repeated is one of them. */
const REMEMBERED_CORRECTIONS = 100;

export interface Wallet {
  /** The plan by which it was last filled; null before the first grant. */
  readonly plan: PlanName | null;
  readonly balance: Balance;
  /** Null: never, as for a guest. */
  readonly refillsAt: string | null;
  readonly actionsTaken: number;
  readonly payments: readonly { readonly commandId: string; readonly price: 0 | 1; readonly returned: boolean }[];
  /** Acts of staff. */
  readonly corrections: readonly string[];
}
export const remembers = ({ payments }: Wallet, commandId: string): boolean =>
  payments.some((p) => p.commandId === commandId);

const empty: Wallet = { plan: null, balance: 0, refillsAt: null, actionsTaken: 0, payments: [], corrections: [] };

const evolve = (wallet: Wallet, { type, data }: WalletEvent): Wallet => {
  switch (type) {
    case 'TokensGranted': {
      const plan = data.reason === 'guest' ? 'guest' : 'free';
      return { ...wallet, plan, balance: data.balanceAfter, refillsAt: data.refillsAt };
    }
    case 'TokensRefilled':
      return { ...wallet, plan: data.plan, balance: data.balanceAfter, refillsAt: data.refillsAt };
    case 'TokensCorrected': {
      const corrections = [...wallet.corrections, data.actId].slice(-REMEMBERED_CORRECTIONS);
      return { ...wallet, balance: data.balanceAfter, corrections };
    }
    case 'RefillRescheduled':
      return { ...wallet, refillsAt: data.refillsAt };
    case 'TokenSpent': {
      const payment = { commandId: data.commandId, price: data.price, returned: false };
      return {
        ...wallet,
        balance: data.balanceAfter,
        actionsTaken: data.actionsTakenAfter,
        payments: [...wallet.payments, payment].slice(-REMEMBERED_PAYMENTS),
      };
    }
    case 'TokenReturned': {
      const payments = remembers(wallet, data.commandId)
        ? wallet.payments.map((p) => (p.commandId === data.commandId ? { ...p, returned: true } : p))
        : [...wallet.payments, { commandId: data.commandId, price: 0 as const, returned: true }].slice(
            -REMEMBERED_PAYMENTS,
          );
      return { ...wallet, balance: data.balanceAfter, actionsTaken: data.actionsTakenAfter, payments };
    }
  }
};

/** A wallet is the left fold of its stream `wallet-<userId>`. */
export const walletFold: Fold<Wallet, WalletEvent> = { noun: 'wallet', version: 4, initial: empty, evolve };
