import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiPropertyOptional, ApiTags, PickType } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { type Receipts } from '#contracts/wallet/views.js';
import { CURSOR_MAX_LENGTH } from '#backend/platform/http/cursor.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { PageQuery } from '#backend/platform/http/paged.js';
import { FindReceiptsQuery } from './find-receipts.query-handler.js';

export class ReceiptsPageQuery extends PickType(PageQuery, ['limit']) {
  @ApiPropertyOptional({ description: 'The `next` of the page before.' })
  @IsOptional()
  @IsString({ message: 'A cursor is text.' })
  @MaxLength(CURSOR_MAX_LENGTH, { message: 'That is no place in this list: begin it anew without a cursor.' })
  after?: string;
}

@ApiTags('user')
@ApiBearerAuth()
@Controller('api/user/receipts')
export class FindReceiptsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  find(@UserId() userId: string, @Query() { limit, after }: ReceiptsPageQuery): Promise<Receipts> {
    return this.queries.execute(new FindReceiptsQuery(userId, limit, after));
  }
}
