import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { createSecretKey } from 'node:crypto';
import { userEntity } from '#projections/users/user.entity.js';
import { WalletModule } from '#backend/modules/wallet/wallet.module.js';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { AUTHENTICATOR } from '#backend/platform/http/authenticator.port.js';
import { AccountRepository } from './account.repository.js';
import { CreateGuestController } from './commands/create-guest/create-guest.controller.js';
import { CreateGuestHandler } from './commands/create-guest/create-guest.handler.js';
import { FindCurrentUserController } from './queries/find-current-user/find-current-user.controller.js';
import { FindCurrentUserQueryHandler } from './queries/find-current-user/find-current-user.query-handler.js';
import { Tokens } from './tokens.js';

/** The people who play, and their bearer tokens: guests so far. */
@Module({
  imports: [
    WalletModule,
    TypeOrmModule.forFeature([userEntity]),
    // A key object: with text, each check of a token would first try it as a public key.
    JwtModule.registerAsync({
      inject: [CONFIG],
      useFactory: ({ jwtSecret }: Config) => ({ secret: createSecretKey(Buffer.from(jwtSecret)) }),
    }),
  ],
  controllers: [CreateGuestController, FindCurrentUserController],
  providers: [
    AccountRepository,
    Tokens,
    CreateGuestHandler,
    FindCurrentUserQueryHandler,
    { provide: AUTHENTICATOR, useExisting: Tokens },
  ],
  exports: [AUTHENTICATOR],
})
export class AccountModule {}
