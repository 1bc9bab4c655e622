import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { staffActEntity } from '#projections/staff-acts/staff-act.entity.js';
import { ExportedActs } from './exported-acts.js';
import { FindActsController } from './queries/find-acts/find-acts.controller.js';
import { FindActsQueryHandler } from './queries/find-acts/find-acts.query-handler.js';
import { StaffStreamModule } from './staff-stream.module.js';
import { StaffViews } from './staff-views.js';
import { STAFF_RECORD } from './support.port.js';

/** The pages of staff: they find people and sagas, and put right what went wrong. Whatever they see or do is recorded. */
@Module({
  imports: [StaffStreamModule, TypeOrmModule.forFeature([staffActEntity])],
  controllers: [FindActsController],
  providers: [FindActsQueryHandler, ExportedActs, { provide: STAFF_RECORD, useClass: StaffViews }],
  exports: [STAFF_RECORD],
})
export class SupportModule {}
