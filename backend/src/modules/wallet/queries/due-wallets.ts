import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { walletEntity, type WalletRow } from '#projections/wallet/wallet.entity.js';
import { latestRefill } from '../domain/refill.rules.js';

export type DueWallet = Pick<WalletRow, 'userId' | 'refillsAt'>;

/** Wallets whose refill is due, or further away than it may be, from the read model. */
@Injectable()
export class DueWallets {
  constructor(@InjectRepository(walletEntity) private readonly wallets: Repository<WalletRow>) {}

  /** The longest due first. @param after the last one of the page before */
  page(now: Date, limit: number, after?: DueWallet): Promise<readonly DueWallet[]> {
    const query = this.wallets
      .createQueryBuilder('wallet')
      .select(['wallet.userId', 'wallet.refillsAt'])
      .where('wallet.refillsAt IS NOT NULL')
      .andWhere('(wallet.refillsAt <= :now OR wallet.refillsAt > :latest)', { now, latest: latestRefill(now) })
      .orderBy({ 'wallet.refillsAt': 'ASC', 'wallet.userId': 'ASC' })
      .limit(limit);
    if (after) query.andWhere('(wallet.refillsAt, wallet.userId) > (:refillsAt, :userId)', { ...after });
    return query.getMany();
  }
}
