import { TIERS } from '#contracts/subscription/tiers.js';
import { type Balance, type TokenSpentV1, type WalletEvent } from '#contracts/wallet/events.js';
import { type Receipt } from '#contracts/wallet/views.js';

/** An event of the wallet with its id and time. */
export type WalletFact = WalletEvent & { readonly id: string; readonly at: string };

/** What a payment bought. */
export interface Bought {
  readonly sessionId: string;
  /** Null where it bought none, or none that was found. */
  readonly turn: number | null;
  readonly characterName: string | null;
}
/** Payments by the command that was paid for. */
export type Purchases = ReadonlyMap<string, Bought>;

const nothing = { sessionId: null, turn: null, characterName: null };

const sagaOf = ({ characterName }: Bought): string => (characterName === null ? 'a saga' : `${characterName}'s saga`);
const wordsOf = (bought: Bought): string =>
  bought.turn === null ? `A turn of ${sagaOf(bought)}.` : `Turn ${bought.turn} of ${sagaOf(bought)}.`;
const returnedWords = (bought: Bought | undefined): string =>
  bought === undefined
    ? 'The turn was not played, so its token came back.'
    : `A turn of ${sagaOf(bought)} was not played, so its token came back.`;

const spent = (data: TokenSpentV1, bought: Bought | undefined) => {
  const { sessionId, price, balanceAfter } = data;
  const known = bought ?? { sessionId, turn: null, characterName: null };
  return { ...known, kind: 'spent', amount: balanceAfter === null ? null : price, words: wordsOf(known) } as const;
};

/** Tokens that a filling brought; a wallet that was fuller before gained none. */
const gained = (before: Balance, after: Balance): Balance =>
  after === null ? null : Math.max(0, after - (before ?? 0));

interface Around {
  readonly before: Balance;
  readonly purchases: Purchases;
}

/** Null for what changes no token. */
const receiptOf = ({ id, at, ...event }: WalletFact, { before, purchases }: Around): Receipt | null => {
  const { type, data } = event;
  switch (type) {
    case 'TokenSpent':
      return { id, at, balanceAfter: data.balanceAfter, ...spent(data, purchases.get(data.commandId)) };
    case 'TokenReturned': {
      const bought = purchases.get(data.commandId);
      const { balanceAfter } = data;
      const about = bought === undefined ? nothing : { ...bought, turn: null };
      const amount = gained(before, balanceAfter);
      return { id, at, kind: 'returned', amount, balanceAfter, ...about, words: returnedWords(bought) };
    }
    case 'TokensGranted': {
      const { amount, balanceAfter, reason } = data;
      const words = reason === 'guest' ? 'Your first actions, as a guest.' : 'Your first actions with an account.';
      return { id, at, kind: 'granted', amount, balanceAfter, ...nothing, words };
    }
    case 'TokensRefilled': {
      const { balanceAfter, reason, plan } = data;
      const { name } = TIERS[plan];
      const words = reason === 'week' ? `A new week with the ${name} plan.` : `Filled up by your upgrade to ${name}.`;
      return { id, at, kind: 'refilled', amount: gained(before, balanceAfter), balanceAfter, ...nothing, words };
    }
    case 'TokensCorrected': {
      const { amount, balanceAfter } = data;
      const about = { id, at, amount: Math.abs(amount), balanceAfter, ...nothing };
      return amount > 0
        ? { ...about, kind: 'granted', words: 'Given by the keepers of the game.' }
        : { ...about, kind: 'withdrawn', words: 'Taken back by the keepers of the game.' };
    }
    case 'RefillRescheduled':
      return null;
  }
};

const balanceBefore = (older: readonly WalletFact[]): Balance => {
  for (const { type, data } of older) if (type !== 'RefillRescheduled') return data.balanceAfter;
  return 0;
};

/** @param facts of the wallet, the newest first; the balance before one stands in the next */
export const receiptsOf = (facts: readonly WalletFact[], purchases: Purchases): readonly Receipt[] =>
  facts.flatMap((fact, n) => receiptOf(fact, { before: balanceBefore(facts.slice(n + 1, n + 3)), purchases }) ?? []);
