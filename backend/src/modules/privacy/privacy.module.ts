import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AccountModule } from '#backend/modules/account/account.module.js';
import { SaveModule } from '#backend/modules/save/save.module.js';
import { SessionModule } from '#backend/modules/session/session.module.js';
import { WalletModule } from '#backend/modules/wallet/wallet.module.js';
import { provideReaction } from '#backend/platform/jobs/work-discovery.js';
import { PersonalStores } from '#backend/platform/personal-data/personal-store.js';
import { ClaimGuestController } from './commands/claim-guest/claim-guest.controller.js';
import { ClaimGuestHandler } from './commands/claim-guest/claim-guest.handler.js';
import { ErasePersonController } from './commands/erase-person/erase-person.controller.js';
import { ErasePersonHandler } from './commands/erase-person/erase-person.handler.js';
import { Erasure } from './erasure.js';
import { ErasureList } from './erasure-list.js';
import { GuestTransfer } from './guest-transfer.js';
import { PersonEnding } from './person-ending.js';
import { ExportPersonController } from './queries/export-person/export-person.controller.js';
import { ExportPersonQueryHandler } from './queries/export-person/export-person.query-handler.js';
import { FinishErasures } from './reactions/finish-erasures.js';
import { TransferGuestHandler } from './reactions/transfer-guest.handler.js';
import { transferWhenGuestClaimed } from './reactions/transfer-when-guest-claimed.js';
import { SnapshotsStore } from './snapshots.store.js';

/** What belongs to a person as a whole: it is exported, erased, or handed to the account that a guest has found again. */
@Module({
  imports: [DiscoveryModule, AccountModule, WalletModule, SessionModule, SaveModule],
  controllers: [ClaimGuestController, ErasePersonController, ExportPersonController],
  providers: [
    PersonalStores,
    ErasureList,
    Erasure,
    PersonEnding,
    ErasePersonHandler,
    FinishErasures,
    GuestTransfer,
    ClaimGuestHandler,
    TransferGuestHandler,
    provideReaction(transferWhenGuestClaimed),
    SnapshotsStore,
    ExportPersonQueryHandler,
  ],
})
export class PrivacyModule {}
