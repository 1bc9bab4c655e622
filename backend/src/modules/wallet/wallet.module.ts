import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { gameCharacterEntity } from '#projections/game-characters/game-character.entity.js';
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
import { ExportedReceipts } from './queries/find-receipts/exported-receipts.js';
import { FindReceiptsController } from './queries/find-receipts/find-receipts.controller.js';
import { FindReceiptsQueryHandler } from './queries/find-receipts/find-receipts.query-handler.js';
import { PurchaseFinder } from './queries/find-receipts/purchase-finder.js';
import { ReceiptPages } from './queries/find-receipts/receipt-pages.js';
import { ProjectedOpenPayments } from './queries/projected-open-payments.js';
import { RefillWalletHandler } from './reactions/refill-wallet.handler.js';
import { refillWhenTierChanged } from './reactions/refill-when-tier-changed.js';
import { OPEN_PAYMENTS, WALLET_RECEIPTS, WALLETS } from './wallet.port.js';
import { WalletRefills } from './wallet-refills.js';
import { WalletRepository } from './wallet.repository.js';
import { WalletService } from './wallet.service.js';

/** Action tokens: each pays for one turn. */
@Module({
  imports: [SubscriptionModule, TypeOrmModule.forFeature([walletEntity, walletPaymentEntity, gameCharacterEntity])],
  controllers: [FindActionTokensController, FindSubscriptionInfoController, FindReceiptsController],
  providers: [
    WalletRepository,
    WalletRefills,
    DueWallets,
    RefillWallets,
    RefillWalletHandler,
    provideReaction(refillWhenTierChanged),
    FindActionTokensQueryHandler,
    FindSubscriptionInfoQueryHandler,
    PurchaseFinder,
    ReceiptPages,
    FindReceiptsQueryHandler,
    ExportedReceipts,
    { provide: WALLETS, useClass: WalletService },
    { provide: WALLET_RECEIPTS, useExisting: ReceiptPages },
    { provide: OPEN_PAYMENTS, useClass: ProjectedOpenPayments },
  ],
  exports: [WALLETS, OPEN_PAYMENTS, WALLET_RECEIPTS],
})
export class WalletModule {}
