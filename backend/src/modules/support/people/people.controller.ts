import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type CorrectionAnswer, type Findings, type StaffPerson } from '#contracts/support/people-views.js';
import { type Receipts } from '#contracts/wallet/views.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { StaffOnly } from '#backend/platform/http/staff/staff-only.js';
import { StaffReason } from '../staff-reason.decorator.js';
import { CorrectPersonCommand } from './corrections/correct-person.handler.js';
import { CorrectionBody } from './corrections/correction.body.js';
import { FindPeopleQuery } from './find/find-people.query-handler.js';
import { FindPersonQuery } from './page/find-person.query-handler.js';
import { FindLedgerQuery } from './page/find-ledger.query-handler.js';
import { FindQuery, LedgerQuery, PersonParams } from './people.queries.js';

/** /api/staff/find, /api/staff/people/…: people as staff see them, and what staff put right. */
@Controller('api/staff')
export class PeopleController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  /** With an `X-Staff-Reason`, names and addresses are shown; so in each call here. */
  @Get('find')
  @StaffOnly()
  find(@UserId() staffId: string, @Query() { q }: FindQuery, @StaffReason() reason: string | null): Promise<Findings> {
    return this.queries.execute(new FindPeopleQuery(staffId, q.trim(), reason));
  }

  @Get('people/:userId')
  @StaffOnly()
  person(
    @UserId() staffId: string,
    @Param() { userId }: PersonParams,
    @StaffReason() reason: string | null,
  ): Promise<StaffPerson> {
    return this.queries.execute(new FindPersonQuery(staffId, userId, reason));
  }

  @Get('people/:userId/receipts')
  @StaffOnly()
  ledger(
    @UserId() staffId: string,
    @Param() { userId }: PersonParams,
    @Query() page: LedgerQuery,
    @StaffReason() reason: string | null,
  ): Promise<Receipts> {
    return this.queries.execute(new FindLedgerQuery({ staffId, userId, reason }, page));
  }

  @Post('people/:userId/corrections')
  @HttpCode(200)
  @StaffOnly()
  correct(
    @UserId() staffId: string,
    @Param() { userId }: PersonParams,
    @Body() body: CorrectionBody,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<CorrectionAnswer> {
    return this.commands.execute(new CorrectPersonCommand(staffId, userId, body, key));
  }
}
