import { type ActionTokens } from '#contracts/wallet/views.js';

export const isSpent = (tokens: ActionTokens | undefined): boolean =>
  tokens !== undefined && !tokens.unlimited && tokens.actionTokens !== null && tokens.actionTokens <= 0;

export type Alarm = 'none' | 'low' | 'out';

/** Red at 0 or below, yellow at 3 or below (specification section 9). */
export const alarmOf = (count: number | null): Alarm => {
  if (count === null) return 'none';
  if (count <= 0) return 'out';
  return count <= 3 ? 'low' : 'none';
};

export const tokensInWords = ({ actionTokens, unlimited }: ActionTokens): string => {
  if (unlimited || actionTokens === null) return 'Unlimited actions';
  return actionTokens === 1 ? '1 action left' : `${actionTokens} actions left`;
};

/** When new tokens come: 'in 3 days'; null for a player who gets none. */
export const refillInWords = (days: number | null): string | null => {
  if (days === null) return null;
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
};
