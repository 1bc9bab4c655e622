import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { type SharedSaga, type SharedSagaRequest } from '#contracts/share/views.js';
import { CURSOR_MAX_LENGTH } from '#backend/platform/http/cursor.js';
import { Public } from '#backend/platform/http/current-user.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { ReadSharedSagaQuery } from './read-shared-saga.query-handler.js';

const TOKEN_MAX_LENGTH = 200;

export class SharedSagaBody implements SharedSagaRequest {
  @ApiProperty({ description: 'What stands behind the # of the link.' })
  @IsString({ message: 'A link holds text.' })
  @MaxLength(TOKEN_MAX_LENGTH, { message: 'No link is that long.' })
  token!: string;

  @ApiPropertyOptional({ description: 'The `next` of the page before.' })
  @IsOptional()
  @IsString({ message: 'A cursor is text.' })
  @MaxLength(CURSOR_MAX_LENGTH, { message: 'That is no place in this list: begin it anew without a cursor.' })
  after?: string;
}

/** The secret comes in the body: an address is written into logs on its way. */
@ApiTags('shared')
@Public()
@Controller('api/shared/saga')
export class ReadSharedSagaController {
  constructor(private readonly queries: QueryBus) {}

  @Post()
  @HttpCode(200)
  @RateLimited('shared')
  @Header('X-Robots-Tag', 'noindex')
  read(@Body() { token, after }: SharedSagaBody): Promise<SharedSaga> {
    return this.queries.execute(new ReadSharedSagaQuery(token, after));
  }
}
