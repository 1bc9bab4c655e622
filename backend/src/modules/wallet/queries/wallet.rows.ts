import { Injectable } from '@nestjs/common';
import { ReadModels } from '#backend/platform/read-models/read-models.js';
import { userEntity, type UserRow } from '#projections/users/user.entity.js';
import { walletEntity, type WalletRow } from '#projections/wallet/wallet.entity.js';

/** Rows that the queries of this module read. */
@Injectable()
export class WalletRows {
  constructor(private readonly readModels: ReadModels) {}

  async walletOf(userId: string): Promise<WalletRow | undefined> {
    const [row] = await this.readModels.find(walletEntity, {
      name: 'wallet-of-user',
      text: 'SELECT * FROM wallet WHERE user_id = $1',
      values: [userId],
    });
    return row;
  }

  async userOf(userId: string): Promise<UserRow | undefined> {
    const [row] = await this.readModels.find(userEntity, {
      name: 'wallet-user',
      text: 'SELECT * FROM users WHERE id = $1',
      values: [userId],
    });
    return row;
  }
}
