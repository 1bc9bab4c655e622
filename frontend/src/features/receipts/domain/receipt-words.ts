import { type Receipt } from '#contracts/wallet/views.js';

const SIGN: Readonly<Record<Receipt['kind'], '+' | '−'>> = {
  granted: '+',
  returned: '+',
  refilled: '+',
  spent: '−',
  withdrawn: '−',
};

/** '−1', '+10'; a plan without a limit counts nothing. */
export const amountOf = ({ kind, amount }: Receipt): string => (amount === null ? '' : `${SIGN[kind]}${amount}`);

/** Whether tokens came by it. */
export const isGain = ({ kind }: Receipt): boolean => SIGN[kind] === '+';

/** '4 left', for the second line. */
export const leftOf = ({ balanceAfter }: Receipt): string =>
  balanceAfter === null ? 'without limit' : `${balanceAfter} left`;
