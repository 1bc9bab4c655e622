import { Controller, HttpCode, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type CrmConnection } from '#contracts/lead/views.js';
import { StaffOnly } from '#backend/platform/http/staff/staff-only.js';
import { TestConnectionQuery } from './test-connection.query-handler.js';

/** POST /api/ghl/test-connection (specification section 7). */
@Controller('api/ghl/test-connection')
export class TestConnectionController {
  constructor(private readonly queries: QueryBus) {}

  @Post()
  @HttpCode(200)
  @StaffOnly({ secondFactor: false })
  test(): Promise<CrmConnection> {
    return this.queries.execute(new TestConnectionQuery());
  }
}
