import { Module } from '@nestjs/common';
import { SessionModule } from '#backend/modules/session/session.module.js';
import { provideReaction } from '#backend/platform/jobs/work-discovery.js';
import { NARRATION_LIMITS, type NarrationLimits } from './narrated-parts.js';
import { NarrationService } from './narration.service.js';
import { NarratorRun } from './narrator-run.js';
import { NarrateTurnHandler } from './reactions/narrate-turn.handler.js';
import { narrateWhenTurnResolved } from './reactions/narrate-when-turn-resolved.js';
import { NarrateUntoldTurns } from './reactions/narrate-untold-turns.js';

/** Less than the minute after which any process narrates a turn. */
const LIMITS: NarrationLimits = { totalMs: 45_000, stallMs: 10_000 };

/** The jobs and repeated work of narration, for worker processes. */
@Module({
  imports: [SessionModule],
  providers: [
    { provide: NARRATION_LIMITS, useValue: LIMITS },
    NarratorRun,
    NarrationService,
    NarrateTurnHandler,
    NarrateUntoldTurns,
    provideReaction(narrateWhenTurnResolved, ({ narration }) => narration === 'job'),
  ],
})
export class NarrationWorkModule {}
