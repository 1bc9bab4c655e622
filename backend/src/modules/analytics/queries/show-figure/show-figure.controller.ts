import { Controller, Get, Inject, Param, Query, StreamableFile } from '@nestjs/common';
import { type FigureList, type FigureView } from '#contracts/analytics/views.js';
import { writeCsv } from '#backend/platform/csv/write-csv.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { StaffOnly } from '#backend/platform/http/staff/staff-only.js';
import { STAFF_RECORD, type StaffRecord } from '#backend/modules/support/support.port.js';
import { FigureScopeQuery } from './figure-scope.query.js';
import { Figures } from './figures.js';

const kebab = (name: string): string => name.replaceAll('_', '-');

/** Whatever is shown is recorded first. */
@Controller('api/staff/analytics/figures')
export class ShowFigureController {
  constructor(
    private readonly figures: Figures,
    @Inject(STAFF_RECORD) private readonly record: StaffRecord,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get()
  @StaffOnly()
  list(): FigureList {
    return this.figures.list();
  }

  @Get(':name')
  @StaffOnly()
  @RateLimited('read')
  async show(
    @UserId() staffId: string,
    @Param('name') name: string,
    @Query() scope: FigureScopeQuery,
  ): Promise<FigureView> {
    this.figures.named(name);
    await this.record.recordView({ staffId, what: `analytics-${kebab(name)}`, reason: null });
    return this.figures.show(name, scope);
  }

  @Get(':name/csv')
  @StaffOnly()
  @RateLimited('write')
  async download(
    @UserId() staffId: string,
    @Param('name') name: string,
    @Query() scope: FigureScopeQuery,
  ): Promise<StreamableFile> {
    const figure = this.figures.named(name);
    await this.record.recordView({ staffId, what: `analytics-${kebab(name)}-csv`, reason: null });
    const rows = await this.figures.run(figure.sqlOf(scope));
    const day = this.clock.now().toISOString().slice(0, 10);
    return new StreamableFile(
      writeCsv(Object.keys(figure.columns), rows, (row) => row),
      {
        type: 'text/csv; charset=utf-8; header=present',
        disposition: `attachment; filename="${kebab(name)}-${day}.csv"`,
      },
    );
  }
}
