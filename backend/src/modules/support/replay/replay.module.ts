import { Module } from '@nestjs/common';
import { SessionModule } from '#backend/modules/session/session.module.js';
import { SupportModule } from '../support.module.js';
import { ReplayController } from './replay.controller.js';
import { ViewedReplays } from './viewed-replays.js';

/** A saga's history for staff, turn by turn, and as a capsule. */
@Module({
  imports: [SessionModule, SupportModule],
  controllers: [ReplayController],
  providers: [ViewedReplays],
})
export class ReplayModule {}
