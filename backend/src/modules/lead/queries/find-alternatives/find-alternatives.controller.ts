import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type IntegrationAlternatives } from '#contracts/lead/alternatives.js';
import { StaffOnly } from '#backend/platform/http/staff/staff-only.js';
import { FindAlternativesQuery } from './find-alternatives.query-handler.js';

@Controller('api/ghl/alternatives')
export class FindAlternativesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @StaffOnly({ secondFactor: false })
  find(): Promise<IntegrationAlternatives> {
    return this.queries.execute(new FindAlternativesQuery());
  }
}
