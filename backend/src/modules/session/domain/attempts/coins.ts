import { COIN } from '#game/content/coin.js';
import { type SessionData } from '../state/session.state.js';
import { impossible, type ImpossibleAttempt, type Situated } from './situated.js';

/** Why a sum can't be paid; null where it can. */
export const coinsShort = ({ hero, holdings: { coins } }: SessionData, amount: number): ImpossibleAttempt | null => {
  if (amount <= coins) return null;
  const { one, many } = COIN[hero.faction];
  if (coins === 0) return impossible(`You turn your purse over. There is not one ${one} in it.`);
  return impossible(`You count it twice. It wants ${amount} ${many}, and you have ${coins}.`);
};

/** The same for the coins that an attempt offers. */
export const coinsOf = ({ session, object }: Situated): ImpossibleAttempt | null =>
  object?.of === 'coins' ? coinsShort(session, object.amount) : null;
