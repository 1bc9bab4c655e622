import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ghlLeadEntity } from '#projections/ghl-leads/ghl-lead.entity.js';
import { ExportLeadsController } from './queries/export-leads/export-leads.controller.js';
import { ExportLeadsQueryHandler } from './queries/export-leads/export-leads.query-handler.js';
import { ConnectivityCheck } from './queries/find-alternatives/connectivity.js';
import { FindAlternativesController } from './queries/find-alternatives/find-alternatives.controller.js';
import { FindAlternativesQueryHandler } from './queries/find-alternatives/find-alternatives.query-handler.js';
import { FindEmbedOriginsController } from './queries/find-embed-origins/find-embed-origins.controller.js';

/** What staff's pages read of leads, and of the ways by which leads can travel, and whom /embed talks to. */
@Module({
  imports: [TypeOrmModule.forFeature([ghlLeadEntity])],
  controllers: [ExportLeadsController, FindAlternativesController, FindEmbedOriginsController],
  providers: [ExportLeadsQueryHandler, FindAlternativesQueryHandler, ConnectivityCheck],
})
export class LeadPagesModule {}
