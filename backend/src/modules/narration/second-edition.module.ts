import { Module } from '@nestjs/common';
import { SessionModule } from '#backend/modules/session/session.module.js';
import { SubscriptionModule } from '#backend/modules/subscription/subscription.module.js';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { NARRATION_LIMITS } from './narrated-parts.js';
import { NarratorChoice } from './narrator-choice.js';
import { RetellingRun } from './retelling/retelling-run.js';
import { SecondEdition } from './second-edition/second-edition.js';

/** In ms, times MODEL_PATIENCE: twice a turn's limits, since nobody waits for a leaf of a further edition. */
const LIMITS = { totalMs: 90_000, firstMs: 40_000, stallMs: 20_000, untoldMs: 120_000 };
const limitsOf = ({ model }: Config) =>
  Object.fromEntries(Object.entries(LIMITS).map(([limit, ms]) => [limit, ms * (model?.patience ?? 1)]));

/** What `npm run retell` needs of narration. */
@Module({
  imports: [SessionModule, SubscriptionModule],
  providers: [
    { provide: NARRATION_LIMITS, useFactory: limitsOf, inject: [CONFIG] },
    NarratorChoice,
    RetellingRun,
    SecondEdition,
  ],
})
export class SecondEditionModule {}
