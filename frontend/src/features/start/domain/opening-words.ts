import { type ActionTokens } from '#contracts/wallet/views.js';
import { tokensInWords } from '../../tokens/index.js';

/** The visitor as the start page knows them; `tokens` is undefined until the wallet is read. */
export interface Visitor {
  readonly isNew: boolean;
  readonly isGuest: boolean;
  readonly tokens: ActionTokens | undefined;
  /** When new actions come: 'in 3 days'; null if none come. */
  readonly refill: string | null;
}

/** The words under the difficulties. `first` is null while the wallet is unread. */
export interface OpeningWords {
  readonly first: string | null;
  readonly second: string | null;
}

/** For new visitors, in the words of specification section 2. */
const NEW: OpeningWords = {
  first: 'Start playing immediately with 5 free actions',
  second: 'Create an account anytime to save your progress',
};
const SPENT_GUEST = 'Create an account to continue playing & save your progress';

const refillOf = ({ tokens, refill }: Visitor): string | null =>
  refill === null || tokens?.unlimited === true ? null : `New actions come ${refill}`;

/** What the visitor can play with: the words follow the wallet. */
export const openingWords = (visitor: Visitor): OpeningWords => {
  const { isNew, isGuest, tokens } = visitor;
  if (isNew) return NEW;
  const isSpent = tokens?.actionTokens === 0;
  const first = tokens === undefined ? null : isSpent ? 'No actions left' : tokensInWords(tokens);
  if (!isGuest) return { first, second: refillOf(visitor) };
  return { first, second: isSpent ? SPENT_GUEST : NEW.second };
};

/** The banner of the free plan. */
export const planBanner = ({ isNew, tokens }: Visitor): string => {
  if (isNew) return 'Free Plan: 5 actions as a guest, 10 with an account';
  if (tokens === undefined) return 'Free Plan';
  const words = tokensInWords(tokens);
  return `Free Plan: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
};
