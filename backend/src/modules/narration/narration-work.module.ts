import { Module } from '@nestjs/common';
import { SessionModule } from '#backend/modules/session/session.module.js';
import { provideReaction } from '#backend/platform/jobs/work-discovery.js';
import { NarrateTurnHandler } from './reactions/narrate-turn.handler.js';
import { narrateWhenTurnResolved } from './reactions/narrate-when-turn-resolved.js';
import { TellTurnsLeftUntold } from './reactions/tell-turns-left-untold.js';
import { TellingAloud } from './telling/telling-aloud.js';

/** What workers do for narration. */
@Module({
  imports: [SessionModule],
  providers: [
    TellingAloud,
    NarrateTurnHandler,
    TellTurnsLeftUntold,
    provideReaction(narrateWhenTurnResolved, ({ narration }) => narration === 'job'),
  ],
})
export class NarrationWorkModule {}
