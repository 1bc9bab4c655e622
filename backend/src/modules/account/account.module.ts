import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { userEntity } from '#projections/users/user.entity.js';
import { WalletModule } from '#backend/modules/wallet/wallet.module.js';
import { AUTHENTICATOR } from '#backend/platform/http/authenticator.port.js';
import { AccountRepository } from './account.repository.js';
import { CreateGuestController } from './commands/create-guest/create-guest.controller.js';
import { CreateGuestHandler } from './commands/create-guest/create-guest.handler.js';
import { FindCurrentUserController } from './queries/find-current-user/find-current-user.controller.js';
import { FindCurrentUserQueryHandler } from './queries/find-current-user/find-current-user.query-handler.js';
import { TokenKeys } from './token-keys.js';
import { Tokens } from './tokens.js';

/** The people who play, and their bearer tokens: guests so far. */
@Module({
  imports: [WalletModule, TypeOrmModule.forFeature([userEntity])],
  controllers: [CreateGuestController, FindCurrentUserController],
  providers: [
    AccountRepository,
    TokenKeys,
    Tokens,
    CreateGuestHandler,
    FindCurrentUserQueryHandler,
    { provide: AUTHENTICATOR, useExisting: Tokens },
  ],
  exports: [AUTHENTICATOR],
})
export class AccountModule {}
