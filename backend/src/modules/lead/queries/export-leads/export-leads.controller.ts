import { Controller, Get, Inject, Query, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { StaffOnly } from '#backend/platform/http/staff/staff-only.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { ExportLeadsQuery } from './export-leads.query-handler.js';
import { leadCsv, type LeadCsvReader } from './lead-csv.js';
import { LeadCsvReaderPipe } from './lead-csv-reader.pipe.js';

/** Rights over other people's data are used on the record. */
@Controller('api/ghl/export-csv')
export class ExportLeadsController {
  constructor(
    private readonly queries: QueryBus,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Pick<Logger, 'info'>,
  ) {}

  @Get()
  @StaffOnly({ secondFactor: false })
  @RateLimited('write')
  async export(
    @UserId() staffId: string,
    @Query('for', LeadCsvReaderPipe) reader: LeadCsvReader,
  ): Promise<StreamableFile> {
    const leads = await this.queries.execute(new ExportLeadsQuery());
    this.log.info({ staffId, reader }, 'all leads were exported');
    const day = this.clock.now().toISOString().slice(0, 10);
    return new StreamableFile(leadCsv(leads, reader), {
      type: 'text/csv; charset=utf-8; header=present',
      disposition: `attachment; filename="leads-export-${day}.csv"`,
    });
  }
}
