import { type AccountEvent } from '#contracts/account/events.js';
import { type Fold } from '#backend/shared/domain/decision.js';

export interface Account {
  readonly status: 'Absent' | 'Guest' | 'Erased';
  readonly username: string;
}

const evolve = (account: Account, { type, data }: AccountEvent): Account => {
  switch (type) {
    case 'GuestCreated':
      return { status: 'Guest', username: data.username };
    case 'PersonErased':
      return { ...account, status: 'Erased' };
  }
};

/** An account is the left fold of its stream `account-<userId>`. */
export const accountFold: Fold<Account, AccountEvent> = {
  noun: 'account',
  version: 1,
  initial: { status: 'Absent', username: '' },
  evolve,
};
