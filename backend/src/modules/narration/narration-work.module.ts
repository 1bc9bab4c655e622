import { Module } from '@nestjs/common';
import { SessionModule } from '#backend/modules/session/session.module.js';
import { NarrateTurnHandler } from './reactions/narrate-turn.handler.js';
import { TellTurnsLeftUntold } from './reactions/tell-turns-left-untold.js';
import { TellingAloud } from './telling/telling-aloud.js';

/** What workers do for narration. */
@Module({
  imports: [SessionModule],
  providers: [TellingAloud, NarrateTurnHandler, TellTurnsLeftUntold],
  exports: [NarrateTurnHandler, TellTurnsLeftUntold],
})
export class NarrationWorkModule {}
