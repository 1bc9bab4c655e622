import { type PlanName } from '#contracts/subscription/tiers.js';
import { boolean, integer, readModelEntity, text, time } from '../entity.js';

export interface WalletRow {
  readonly userId: string;
  /** Null where the plan has no limit: test `unlimited` before comparing. */
  readonly balance: number | null;
  readonly unlimited: boolean;
  /** Actions paid for and not returned, over all time. */
  readonly actionsTaken: number;
  readonly refilledAt: string | null;
  /** Null: never. */
  readonly refillsAt: string | null;
  /** By which it was last filled. */
  readonly plan: PlanName;
}

export const walletEntity = readModelEntity<WalletRow>({
  table: 'wallet',
  columns: {
    userId: text({ primary: true }),
    balance: integer({ nullable: true }),
    unlimited: boolean(),
    actionsTaken: integer({ default: 0 }),
    refilledAt: time({ nullable: true }),
    refillsAt: time({ nullable: true }),
    plan: text({ default: 'guest' }),
  },
  indices: [{ columns: ['refillsAt'], where: 'refills_at is not null' }],
});
