import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { walletPaymentEntity } from '#projections/wallet-payments/wallet-payment.entity.js';
import { walletEntity } from '#projections/wallet/wallet.entity.js';
import { SubscriptionModule } from '#backend/modules/subscription/subscription.module.js';
import { provideReaction } from '#backend/platform/jobs/work-discovery.js';
import { RefillWallets } from './commands/refill-wallets/refill-wallets.js';
import { DueWallets } from './queries/due-wallets.js';
import { FindActionTokensController } from './queries/find-action-tokens/find-action-tokens.controller.js';
import { FindActionTokensQueryHandler } from './queries/find-action-tokens/find-action-tokens.query-handler.js';
import { FindSubscriptionInfoController } from './queries/find-subscription-info/find-subscription-info.controller.js';
import { FindSubscriptionInfoQueryHandler } from './queries/find-subscription-info/find-subscription-info.query-handler.js';
import { ProjectedOpenPayments } from './queries/projected-open-payments.js';
import { RefillWalletHandler } from './reactions/refill-wallet.handler.js';
import { refillWhenTierChanged } from './reactions/refill-when-tier-changed.js';
import { OPEN_PAYMENTS, WALLETS } from './wallet.port.js';
import { WalletRefills } from './wallet-refills.js';
import { WalletRepository } from './wallet.repository.js';
import { WalletService } from './wallet.service.js';

/** Action tokens: each pays for one turn. */
@Module({
  imports: [SubscriptionModule, TypeOrmModule.forFeature([walletEntity, walletPaymentEntity])],
  controllers: [FindActionTokensController, FindSubscriptionInfoController],
  providers: [
    WalletRepository,
    WalletRefills,
    DueWallets,
    RefillWallets,
    RefillWalletHandler,
    provideReaction(refillWhenTierChanged),
    FindActionTokensQueryHandler,
    FindSubscriptionInfoQueryHandler,
    { provide: WALLETS, useClass: WalletService },
    { provide: OPEN_PAYMENTS, useClass: ProjectedOpenPayments },
  ],
  exports: [WALLETS, OPEN_PAYMENTS],
})
export class WalletModule {}
