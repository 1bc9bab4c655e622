import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { gameCharacterEntity } from '#projections/game-characters/game-character.entity.js';
import { gameSaveEntity } from '#projections/game-saves/game-save.entity.js';
import { ghlLeadEntity } from '#projections/ghl-leads/ghl-lead.entity.js';
import { subscriptionEntity } from '#projections/subscriptions/subscription.entity.js';
import { userEntity } from '#projections/users/user.entity.js';
import { walletEntity } from '#projections/wallet/wallet.entity.js';
import { AccountModule } from '#backend/modules/account/account.module.js';
import { EmailAndPasswordModule } from '#backend/modules/account/email-and-password.module.js';
import { LeadModule } from '#backend/modules/lead/lead.module.js';
import { SessionModule } from '#backend/modules/session/session.module.js';
import { WalletModule } from '#backend/modules/wallet/wallet.module.js';
import { StaffStreamModule } from '../staff-stream.module.js';
import { SupportModule } from '../support.module.js';
import { CorrectPersonHandler } from './corrections/correct-person.handler.js';
import { Corrections } from './corrections/corrections.js';
import { RecordedActs } from './corrections/recorded-acts.js';
import { FindPeopleQueryHandler } from './find/find-people.query-handler.js';
import { PeopleFinder } from './find/people-finder.js';
import { FindLedgerQueryHandler } from './page/find-ledger.query-handler.js';
import { FindPersonQueryHandler } from './page/find-person.query-handler.js';
import { PersonRows } from './page/person-rows.js';
import { PeopleController } from './people.controller.js';

const ROWS = [userEntity, walletEntity, gameCharacterEntity, gameSaveEntity, subscriptionEntity, ghlLeadEntity];

/** People for staff: found, seen, and helped. */
@Module({
  imports: [
    AccountModule,
    EmailAndPasswordModule,
    LeadModule,
    SessionModule,
    WalletModule,
    StaffStreamModule,
    SupportModule,
    TypeOrmModule.forFeature(ROWS),
  ],
  controllers: [PeopleController],
  providers: [
    FindPeopleQueryHandler,
    PeopleFinder,
    FindPersonQueryHandler,
    FindLedgerQueryHandler,
    PersonRows,
    CorrectPersonHandler,
    Corrections,
    RecordedActs,
  ],
})
export class PeopleModule {}
