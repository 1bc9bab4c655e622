import { accept } from '#backend/shared/domain/decision.js';
import { type Platform } from '#backend/app/platform.js';
import { AccountRepository } from '#backend/modules/account/account.repository.js';
import { balanceOf } from '#backend/modules/wallet/domain/refill.rules.js';
import { grantTokens } from '#backend/modules/wallet/domain/wallet.decider.js';
import { WalletRepository } from '#backend/modules/wallet/wallet.repository.js';
import { nextRefill } from '#contracts/wallet/refill-grid.js';
import { contextOf } from './context.js';
import { Player } from './player.js';

/** A guest of a running game who signed up at a time of the past, as if they had done so then. */
export const signedUpAt = async (platform: Platform, url: string, at: Date): Promise<Player> => {
  const player = await Player.begun(url, 'forgiving');
  const { userId } = player;
  const { repositories } = platform.events;
  const options = { commandId: `sign-up-${userId}`, context: contextOf(userId, at), awaitReadModels: true };
  const account = { userId, username: `Ragnhild_${userId.slice(0, 8)}`, email: '', registeredAt: at.toISOString() };
  await new AccountRepository(repositories).decide(
    userId,
    () => accept({ type: 'GuestBecameAccount', version: 1, data: account }),
    options,
  );
  const { free } = platform.config.tokenPlan;
  const refillsAt = nextRefill(at.toISOString(), at);
  const grant = { userId, reason: 'registered', allowance: balanceOf(free), refillsAt } as const;
  await new WalletRepository(repositories).decide(userId, (wallet) => grantTokens(grant, wallet), options);
  return player;
};
