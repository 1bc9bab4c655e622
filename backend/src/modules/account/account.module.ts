import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ghlLeadEntity } from '#projections/ghl-leads/ghl-lead.entity.js';
import { userEntity } from '#projections/users/user.entity.js';
import { WalletModule } from '#backend/modules/wallet/wallet.module.js';
import { AUTHENTICATOR } from '#backend/platform/http/authenticator.port.js';
import { LoggedAccountEndings } from './account-endings.js';
import { ACCOUNT_ENDINGS, ACCOUNTS, PERSON_DEVICES } from './account.port.js';
import { AccountRepository } from './account.repository.js';
import { AccountService } from './account.service.js';
import { AccountStore } from './account.store.js';
import { ChangeProfileController } from './commands/change-profile/change-profile.controller.js';
import { ChangeProfileHandler } from './commands/change-profile/change-profile.handler.js';
import { DevicesStore } from './devices/devices.store.js';
import { FindProfileController } from './queries/find-profile/find-profile.controller.js';
import { FindProfileQueryHandler } from './queries/find-profile/find-profile.query-handler.js';
import { SubscriptionModule } from '#backend/modules/subscription/subscription.module.js';
import { CreateGuestController } from './commands/create-guest/create-guest.controller.js';
import { CreateGuestHandler } from './commands/create-guest/create-guest.handler.js';
import { ForgetDeviceController } from './commands/forget-device/forget-device.controller.js';
import { ForgetDeviceHandler } from './commands/forget-device/forget-device.handler.js';
import { LogInController } from './commands/log-in/log-in.controller.js';
import { LogInHandler } from './commands/log-in/log-in.handler.js';
import { LogOutController } from './commands/log-out/log-out.controller.js';
import { LogOutHandler } from './commands/log-out/log-out.handler.js';
import { RegisterController } from './commands/register/register.controller.js';
import { RegisterHandler } from './commands/register/register.handler.js';
import { KnownNames } from './registration/known-names.js';
import { PasswordChecks } from './passwords/password-checks.js';
import { Proofs } from './sign-in/proofs.js';
import { FindDevicesController } from './queries/find-devices/find-devices.controller.js';
import { FindDevicesQueryHandler } from './queries/find-devices/find-devices.query-handler.js';
import { Registrants } from './registration/registrants.js';
import { Registrations } from './registration/registrations.js';
import { Reservations } from './registration/reservations.js';
import { SettleReservations } from './registration/settle-reservations.js';
import { SignInLimits } from './sign-in/sign-in-limits.js';
import { SignInAnswers } from './sign-in/sign-in-answers.js';
import { Credentials } from './sign-in/credentials.js';
import { Devices } from './devices/devices.js';
import { ForgottenDevices } from './devices/forgotten-devices.js';
import { Passwords } from './passwords/passwords.js';
import { FindCurrentUserController } from './queries/find-current-user/find-current-user.controller.js';
import { FindCurrentUserQueryHandler } from './queries/find-current-user/find-current-user.query-handler.js';
import { DevicePasswords } from './devices/device-passwords.js';
import { SignIns } from './sign-in/sign-ins.js';
import { SignOuts } from './sign-in/sign-outs.js';
import { TokenEpochs } from './tokens/token-epochs.js';
import { TokenKeys } from './tokens/token-keys.js';
import { Tokens } from './tokens/tokens.js';

/** The people who play: guests and accounts, their devices and bearer tokens. */
@Module({
  imports: [WalletModule, SubscriptionModule, TypeOrmModule.forFeature([userEntity, ghlLeadEntity])],
  controllers: [
    ChangeProfileController,
    FindProfileController,
    CreateGuestController,
    RegisterController,
    LogInController,
    LogOutController,
    ForgetDeviceController,
    FindCurrentUserController,
    FindDevicesController,
  ],
  providers: [
    AccountRepository,
    Credentials,
    Devices,
    ForgottenDevices,
    { provide: PERSON_DEVICES, useExisting: ForgottenDevices },
    Passwords,
    DevicePasswords,
    SignIns,
    SignOuts,
    TokenEpochs,
    TokenKeys,
    Tokens,
    KnownNames,
    PasswordChecks,
    Proofs,
    Registrants,
    Registrations,
    Reservations,
    SettleReservations,
    SignInLimits,
    SignInAnswers,
    CreateGuestHandler,
    RegisterHandler,
    LogInHandler,
    LogOutHandler,
    ForgetDeviceHandler,
    FindCurrentUserQueryHandler,
    FindDevicesQueryHandler,
    { provide: AUTHENTICATOR, useExisting: Tokens },
    { provide: ACCOUNTS, useClass: AccountService },
    AccountStore,
    DevicesStore,
    ChangeProfileHandler,
    FindProfileQueryHandler,
    { provide: ACCOUNT_ENDINGS, useClass: LoggedAccountEndings },
  ],
  exports: [
    PERSON_DEVICES,
    ACCOUNT_ENDINGS,
    ACCOUNTS,
    AUTHENTICATOR,
    AccountRepository,
    Credentials,
    PasswordChecks,
    Passwords,
    Registrants,
    Registrations,
    SignOuts,
    SignInAnswers,
  ],
})
export class AccountModule {}
