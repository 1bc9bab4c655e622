import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { type DeviceView } from '#contracts/account/views.js';
import { PERSON_DEVICES, type PersonDevices } from '#backend/modules/account/account.port.js';
import { OPEN_PAYMENTS, type OpenPayment, type OpenPayments } from '#backend/modules/wallet/wallet.port.js';
import { gameCharacterEntity, type GameCharacterRow } from '#projections/game-characters/game-character.entity.js';
import { gameSaveEntity, type GameSaveRow } from '#projections/game-saves/game-save.entity.js';
import { ghlLeadEntity, type GhlLeadRow } from '#projections/ghl-leads/ghl-lead.entity.js';
import { subscriptionEntity, type SubscriptionRow } from '#projections/subscriptions/subscription.entity.js';
import { userEntity, type UserRow } from '#projections/users/user.entity.js';
import { walletEntity, type WalletRow } from '#projections/wallet/wallet.entity.js';

/** The newest of each list. */
const MOST = 200;

export interface RowsOfPerson {
  readonly user: UserRow;
  readonly wallet: WalletRow | null;
  readonly openPayments: readonly OpenPayment[];
  readonly devices: readonly DeviceView[];
  readonly heroes: readonly GameCharacterRow[];
  readonly saves: readonly GameSaveRow[];
  readonly subscriptions: readonly SubscriptionRow[];
  readonly leads: readonly GhlLeadRow[];
}

/** What the read models have of a person. */
@Injectable()
export class PersonRows {
  constructor(
    @InjectRepository(userEntity) private readonly users: Repository<UserRow>,
    @Inject(PERSON_DEVICES) private readonly devices: PersonDevices,
    @Inject(OPEN_PAYMENTS) private readonly payments: OpenPayments,
  ) {}

  isThere(id: string): Promise<boolean> {
    return this.users.existsBy({ id });
  }

  /** Null: there is nobody with this id. */
  async of(userId: string): Promise<RowsOfPerson | null> {
    const user = await this.users.findOneBy({ id: userId });
    if (user === null) return null;
    const { manager } = this.users;
    const newest = { where: { userId }, take: MOST } as const;
    const [wallet, heroes, saves, subscriptions, leads, devices, openPayments] = await Promise.all([
      manager.getRepository(walletEntity).findOneBy({ userId }),
      manager.getRepository(gameCharacterEntity).find({ ...newest, order: { createdAt: 'DESC', id: 'ASC' } }),
      manager.getRepository(gameSaveEntity).find({ ...newest, order: { lastPlayed: 'DESC', id: 'ASC' } }),
      manager.getRepository(subscriptionEntity).find({ ...newest, order: { createdAt: 'DESC', id: 'ASC' } }),
      manager.getRepository(ghlLeadEntity).find({ ...newest, order: { createdAt: 'DESC', id: 'ASC' } }),
      this.devices.of(userId),
      this.payments.of(userId),
    ]);
    return { user, wallet, heroes, saves, subscriptions, leads, devices, openPayments };
  }
}
