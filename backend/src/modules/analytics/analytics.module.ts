import { Module } from '@nestjs/common';
import { AccountModule } from '#backend/modules/account/account.module.js';
import { SupportModule } from '#backend/modules/support/support.module.js';
import { RecordVisitController } from './commands/record-visit/record-visit.controller.js';
import { RecordVisitHandler } from './commands/record-visit/record-visit.handler.js';
import { Figures } from './queries/show-figure/figures.js';
import { ShowFigureController } from './queries/show-figure/show-figure.controller.js';
import { VisitRepository } from './visit.repository.js';

/** Engagement, for analysts: schema `analytics`, its page, and the steps before a saga that only a page knows. */
@Module({
  imports: [AccountModule, SupportModule],
  controllers: [RecordVisitController, ShowFigureController],
  providers: [VisitRepository, RecordVisitHandler, Figures],
})
export class AnalyticsModule {}
