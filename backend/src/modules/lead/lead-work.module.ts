import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { userEntity } from '#projections/users/user.entity.js';
import { AccountModule } from '#backend/modules/account/account.module.js';
import { EmailAndPasswordModule } from '#backend/modules/account/email-and-password.module.js';
import { SubscriptionModule } from '#backend/modules/subscription/subscription.module.js';
import { type Config } from '#backend/platform/config/config.js';
import { provideReaction } from '#backend/platform/jobs/work-discovery.js';
import { LeadModule } from './lead.module.js';
import { ContactRemovals } from './erasure/contact-removals.js';
import { ContactRestores } from './erasure/contact-restores.js';
import { CrmDeletions } from './erasure/crm-deletions.js';
import { CatchUp } from './reactions/catch-up.js';
import { LinkLeadHandler } from './reactions/link-lead.handler.js';
import { linkWhenPersonIsKnown } from './reactions/link-when-person-is-known.js';
import { syncWhenLeadChanged } from './reactions/sync-when-lead-changed.js';
import { TrackDeedHandler } from './reactions/track-deed.handler.js';
import { trackWhenPersonPlayed } from './reactions/track-when-person-played.js';
import { LeadSync } from './sync/lead-sync.js';
import { SyncFailures } from './sync/sync-failures.js';
import { LeadLinks } from './reactions/lead-links.js';
import { ContactFinder } from './sync/contact-finder.js';
import { ContactSync } from './sync/contact-sync.js';
import { SyncLeadHandler } from './sync/sync-lead.handler.js';
import { SyncRecords } from './sync/sync-records.js';

const hasCrm = ({ crm }: Config): boolean => crm.apiKey !== null && crm.locationId !== null;

/** What leads do in the game, and their way to the CRM, for worker processes. */
@Module({
  imports: [
    LeadModule,
    AccountModule,
    EmailAndPasswordModule,
    SubscriptionModule,
    TypeOrmModule.forFeature([userEntity]),
  ],
  providers: [
    CatchUp,
    ContactFinder,
    ContactRemovals,
    ContactRestores,
    ContactSync,
    CrmDeletions,
    LeadLinks,
    LeadSync,
    LinkLeadHandler,
    SyncFailures,
    SyncLeadHandler,
    SyncRecords,
    TrackDeedHandler,
    provideReaction(linkWhenPersonIsKnown),
    provideReaction(trackWhenPersonPlayed),
    provideReaction(syncWhenLeadChanged, hasCrm),
  ],
})
export class LeadWorkModule {}
