import { Injectable } from '@nestjs/common';
import { type TokenSpentV1, type WalletEvent } from '#contracts/wallet/events.js';
import { WALLET_REJECTIONS, type WalletRejectionCode } from '#contracts/wallet/rejections.js';
import { type EventLog } from '#backend/platform/log/event-log.js';
import { newestFirst } from '#backend/platform/log/newest-first.js';
import { Repository, RepositoryServices } from '#backend/platform/log/repository.js';
import { streamOf } from '#backend/platform/log/stored-fold.js';
import { type Wallet } from './domain/wallet.fold.js';
import { storedWallet } from './stored-wallet.js';
import { type PaidCommand } from './wallet.port.js';

/** Wallets by the id of their user. */
@Injectable()
export class WalletRepository extends Repository<Wallet, WalletEvent, WalletRejectionCode> {
  private readonly log: EventLog;

  constructor(services: RepositoryServices) {
    super(services, { fold: storedWallet, rejections: WALLET_REJECTIONS });
    this.log = services.log;
  }

  /** A payment older than those that the wallet remembers, unless it was returned. */
  async forgotten({ userId, commandId }: PaidCommand): Promise<Pick<TokenSpentV1, 'price'> | null> {
    for await (const { type, data } of newestFirst<WalletEvent>(this.log, streamOf(storedWallet, userId))) {
      if (type === 'TokenReturned' && data.commandId === commandId) return null;
      if (type === 'TokenSpent' && data.commandId === commandId) return data;
    }
    return null;
  }
}
