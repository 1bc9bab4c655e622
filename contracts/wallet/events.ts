import { type DomainEvent } from '../shared/event.js';

/** Number of action tokens left; null where the plan has no limit. */
export type Balance = number | null;

export type Plan = 'guest' | 'registered';

export interface TokensGrantedV1 {
  readonly userId: string;
  readonly amount: Balance;
  readonly reason: Plan;
  readonly balanceAfter: Balance;
}
export interface TokenSpentV1 {
  readonly userId: string;
  /** The turn this pays for: at most one payment a command. */
  readonly commandId: string;
  readonly sessionId: string;
  /** 0 where the plan has no limit. */
  readonly price: 0 | 1;
  readonly balanceAfter: Balance;
  /** Actions paid for and not returned, over all time. */
  readonly actionsTakenAfter: number;
  readonly spentAt: string;
}
export interface TokenReturnedV1 {
  readonly userId: string;
  readonly commandId: string;
  readonly balanceAfter: Balance;
  readonly actionsTakenAfter: number;
}
export interface TokensRefilledV1 {
  readonly userId: string;
  readonly amount: Balance;
  readonly balanceAfter: Balance;
  readonly refilledAt: string;
}

export type WalletEvent =
  | DomainEvent<'TokensGranted', 1, TokensGrantedV1>
  | DomainEvent<'TokenSpent', 1, TokenSpentV1>
  | DomainEvent<'TokenReturned', 1, TokenReturnedV1>
  | DomainEvent<'TokensRefilled', 1, TokensRefilledV1>;
