import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ghlLeadEntity } from '#projections/ghl-leads/ghl-lead.entity.js';
import { ExportLeadsController } from './queries/export-leads/export-leads.controller.js';
import { ExportLeadsQueryHandler } from './queries/export-leads/export-leads.query-handler.js';
import { ConnectivityCheck } from './queries/find-alternatives/connectivity.js';
import { FindAlternativesController } from './queries/find-alternatives/find-alternatives.controller.js';
import { FindAlternativesQueryHandler } from './queries/find-alternatives/find-alternatives.query-handler.js';

/** What staff's pages read of leads, and of the ways by which leads can travel. */
@Module({
  imports: [TypeOrmModule.forFeature([ghlLeadEntity])],
  controllers: [ExportLeadsController, FindAlternativesController],
  providers: [ExportLeadsQueryHandler, FindAlternativesQueryHandler, ConnectivityCheck],
})
export class LeadPagesModule {}
