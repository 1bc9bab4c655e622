import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { IsOptional, IsUUID } from 'class-validator';
import { type StaffActView } from '#contracts/support/views.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { type Page, Paged, PageQuery } from '#backend/platform/http/paged.js';
import { StaffOnly } from '#backend/platform/http/staff/staff-only.js';
import { FindActsQuery } from './find-acts.query-handler.js';

export class ActsQuery extends PageQuery {
  @IsOptional()
  @IsUUID('all', { message: 'A person is named by an id.' })
  userId?: string;
}

/** GET /api/staff/acts: what staff saw and did, to one person or to all; the newest first. */
@Controller('api/staff/acts')
export class FindActsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @StaffOnly()
  @Paged()
  find(@UserId() staffId: string, @Query() { userId, ...page }: ActsQuery): Promise<Page<StaffActView>> {
    return this.queries.execute(new FindActsQuery(staffId, userId ?? null, page));
  }
}
