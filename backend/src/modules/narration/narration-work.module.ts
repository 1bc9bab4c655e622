import { Module } from '@nestjs/common';
import { SessionModule } from '#backend/modules/session/session.module.js';
import { ENTITLEMENTS } from '#backend/modules/subscription/entitlements.port.js';
import { SubscriptionModule } from '#backend/modules/subscription/subscription.module.js';
import { provideReactionWith } from '#backend/platform/jobs/work-discovery.js';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
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

const LIMITS: NarrationLimits = { totalMs: 45_000, firstMs: 20_000, stallMs: 10_000, untoldMs: 60_000 };
/** Times MODEL_PATIENCE, where there is a model. */
const limitsOf = ({ model }: Config): NarrationLimits => {
  const patience = model?.patience ?? 1;
  const { totalMs, firstMs, stallMs, untoldMs } = LIMITS;
  return {
    totalMs: totalMs * patience,
    firstMs: firstMs * patience,
    stallMs: stallMs * patience,
    untoldMs: untoldMs * patience,
  };
};

/** The jobs and repeated work of narration, for worker processes. */
@Module({
  imports: [SessionModule, SubscriptionModule],
  providers: [
    { provide: NARRATION_LIMITS, useFactory: limitsOf, inject: [CONFIG] },
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
      ({ narration, model }) => narration === 'job' || model !== null,
    ),
  ],
})
export class NarrationWorkModule {}
