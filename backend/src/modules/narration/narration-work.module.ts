import { Module } from '@nestjs/common';
import { SessionModule } from '#backend/modules/session/session.module.js';
import { ENTITLEMENTS } from '#backend/modules/subscription/entitlements.port.js';
import { SubscriptionModule } from '#backend/modules/subscription/subscription.module.js';
import { provideReactionWith } from '#backend/platform/jobs/work-discovery.js';
import { ForgetOldSpending } from './budget/forget-old-spending.js';
import { NARRATION_LIMITS, type NarrationLimits } from './narrated-parts.js';
import { NarrationService } from './narration.service.js';
import { NarratorChoice } from './narrator-choice.js';
import { NarratorRun } from './narrator-run.js';
import { NarrateTurnHandler } from './reactions/narrate-turn.handler.js';
import { RetellTurnJob } from './retelling/retell-turn.handler.js';
import { RetellingClaims } from './retelling/retelling-claims.js';
import { RetellingRun } from './retelling/retelling-run.js';
import { narrateByPlan, narrateWhenTurnResolved } from './reactions/narrate-when-turn-resolved.js';
import { NarrateUntoldTurns } from './reactions/narrate-untold-turns.js';

/** Less than the minute after which any process narrates a turn. */
const LIMITS: NarrationLimits = { totalMs: 45_000, firstMs: 20_000, stallMs: 10_000 };

/** The jobs and repeated work of narration, for worker processes. */
@Module({
  imports: [SessionModule, SubscriptionModule],
  providers: [
    { provide: NARRATION_LIMITS, useValue: LIMITS },
    NarratorChoice,
    NarratorRun,
    NarrationService,
    NarrateTurnHandler,
    NarrateUntoldTurns,
    ForgetOldSpending,
    RetellingClaims,
    RetellingRun,
    RetellTurnJob,
    provideReactionWith(
      { name: narrateWhenTurnResolved.name, dependency: ENTITLEMENTS },
      narrateByPlan,
      ({ narration }) => narration === 'job',
    ),
  ],
})
export class NarrationWorkModule {}
