import { type WalletEvent } from '#contracts/wallet/events.js';
import { type StoredFold } from '#backend/platform/log/stored-fold.js';
import { walletFold, type Wallet } from './domain/wallet.fold.js';

/** The wallet's fold with the owner of its snapshots' key: the stream's id is the user's id. */
export const storedWallet: StoredFold<Wallet, WalletEvent> = { ...walletFold, subjectOf: (_, userId) => userId };
