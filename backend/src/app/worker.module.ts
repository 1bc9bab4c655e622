import { type DynamicModule, Module } from '@nestjs/common';
import { NarrationWorkModule } from '#backend/modules/narration/narration-work.module.js';
import { NarrateTurnHandler } from '#backend/modules/narration/reactions/narrate-turn.handler.js';
import { narrateWhenTurnResolved } from '#backend/modules/narration/reactions/narrate-when-turn-resolved.js';
import { TellTurnsLeftUntold } from '#backend/modules/narration/reactions/tell-turns-left-untold.js';
import { SettleOpenPayments } from '#backend/modules/session/commands/settle-payment/settle-open-payments.js';
import { SessionModule } from '#backend/modules/session/session.module.js';
import { type Config } from '#backend/platform/config/config.js';
import { type Work } from '#backend/platform/jobs/work.js';
import { type Reaction } from '#backend/platform/reactions/reaction.js';
import { type Platform } from './platform.js';
import { PlatformModule } from './platform.module.js';

export const WORK = Symbol('Work');

/** What happens of itself when something has happened. */
export const reactionsOf = ({ narration }: Pick<Config, 'narration'>): readonly Reaction[] =>
  narration === 'job' ? [narrateWhenTurnResolved] : [];

/** The worker: everything that works beside a request. Handlers stay for jobs that were added under another configuration. */
@Module({})
export class WorkerModule {
  static for(platform: Platform): DynamicModule {
    const work = (narrate: NarrateTurnHandler, untold: TellTurnsLeftUntold, payments: SettleOpenPayments): Work => ({
      handlers: [narrate],
      repeated: [payments, untold],
    });
    return {
      module: WorkerModule,
      imports: [PlatformModule.of(platform), SessionModule, NarrationWorkModule],
      providers: [
        { provide: WORK, useFactory: work, inject: [NarrateTurnHandler, TellTurnsLeftUntold, SettleOpenPayments] },
      ],
    };
  }
}
