import { Injectable } from '@nestjs/common';
import { type WalletEvent } from '#contracts/wallet/events.js';
import { WALLET_REJECTIONS, type WalletRejectionCode } from '#contracts/wallet/rejections.js';
import { Repository, RepositoryServices } from '#backend/platform/log/repository.js';
import { type Wallet } from './domain/wallet.fold.js';
import { storedWallet } from './stored-wallet.js';

/** Wallets by the id of their user. */
@Injectable()
export class WalletRepository extends Repository<Wallet, WalletEvent, WalletRejectionCode> {
  constructor(services: RepositoryServices) {
    super(services, { fold: storedWallet, rejections: WALLET_REJECTIONS });
  }
}
