import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { type Receipts } from '#contracts/wallet/views.js';
import { CURSOR_MAX_LENGTH } from '#backend/platform/http/cursor.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { PAGE_MAX } from '#backend/platform/http/paged.js';
import { FindReceiptsQuery } from './find-receipts.query-handler.js';

const SIZED = `A page has 1 to ${PAGE_MAX} receipts.`;

export class ReceiptsPageQuery {
  @ApiPropertyOptional({ minimum: 1, maximum: PAGE_MAX })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: SIZED })
  @Min(1, { message: SIZED })
  @Max(PAGE_MAX, { message: SIZED })
  limit?: number;

  @ApiPropertyOptional({ description: 'The `next` of the page before.' })
  @IsOptional()
  @IsString({ message: 'A cursor is text.' })
  @MaxLength(CURSOR_MAX_LENGTH, { message: 'That is no place in this list: begin it anew without a cursor.' })
  after?: string;
}

@ApiTags('user')
@Controller('api/user/receipts')
export class FindReceiptsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  find(@UserId() userId: string, @Query() { limit, after }: ReceiptsPageQuery): Promise<Receipts> {
    return this.queries.execute(new FindReceiptsQuery(userId, limit, after));
  }
}
