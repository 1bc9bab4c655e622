import { type Receipt } from '#contracts/wallet/views.js';

const SIGN: Readonly<Record<Receipt['kind'], string>> = { granted: '+', returned: '+', refilled: '+', spent: '−' };

/** '−1', '+10'; a plan without a limit counts nothing. */
export const amountOf = ({ kind, amount }: Receipt): string => (amount === null ? '' : `${SIGN[kind]}${amount}`);

/** '4 left', for the second line. */
export const leftOf = ({ balanceAfter }: Receipt): string =>
  balanceAfter === null ? 'without limit' : `${balanceAfter} left`;
