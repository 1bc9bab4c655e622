import { Module } from '@nestjs/common';
import { FindActionTokensController } from './queries/find-action-tokens/find-action-tokens.controller.js';
import { FindActionTokensQueryHandler } from './queries/find-action-tokens/find-action-tokens.query-handler.js';
import { FindSubscriptionInfoController } from './queries/find-subscription-info/find-subscription-info.controller.js';
import { FindSubscriptionInfoQueryHandler } from './queries/find-subscription-info/find-subscription-info.query-handler.js';
import { ProjectedOpenPayments } from './queries/open-payments.rows.js';
import { WalletRows } from './queries/wallet.rows.js';
import { OPEN_PAYMENTS, WALLETS } from './wallet.port.js';
import { WalletRepository } from './wallet.repository.js';
import { WalletService } from './wallet.service.js';

/** Action tokens: what pays for a turn. */
@Module({
  controllers: [FindActionTokensController, FindSubscriptionInfoController],
  providers: [
    WalletRepository,
    WalletRows,
    FindActionTokensQueryHandler,
    FindSubscriptionInfoQueryHandler,
    { provide: WALLETS, useClass: WalletService },
    { provide: OPEN_PAYMENTS, useClass: ProjectedOpenPayments },
  ],
  exports: [WALLETS, OPEN_PAYMENTS],
})
export class WalletModule {}
