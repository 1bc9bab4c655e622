import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { type DoubtAnswer, type DoubtRequest } from '#contracts/session/leaf-views.js';
import { IdempotencyKey } from '#backend/platform/http/idempotency-key.js';
import { CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { IsNotBlank, IsReadableText } from '#backend/platform/http/readable-text.js';
import { requestContext } from '#backend/platform/http/request-context.js';
import { LeafParams } from '../../leaf.params.js';
import { DoubtSentenceCommand } from './doubt-sentence.handler.js';

const LONGEST_SENTENCE = 2_000;

export class DoubtBody implements DoubtRequest {
  @ApiProperty({ maxLength: LONGEST_SENTENCE })
  @IsReadableText({ message: 'The sentence holds characters that can not be read.' })
  @MaxLength(LONGEST_SENTENCE, { message: 'Pick one sentence of the leaf.' })
  @IsNotBlank({ message: 'Pick one sentence of the leaf.' })
  @IsString({ message: 'Pick one sentence of the leaf.' })
  sentence!: string;
}

@ApiTags('game')
@Controller('api/sessions/:sessionId/turns/:turn/doubt')
export class DoubtSentenceController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(200)
  @RateLimited('retell')
  doubt(
    @CurrentPrincipal() principal: Principal,
    @Param() { sessionId, turn }: LeafParams,
    @Body() { sentence }: DoubtBody,
    @IdempotencyKey() key: string,
  ): Promise<DoubtAnswer> {
    return this.commands.execute(
      new DoubtSentenceCommand(requestContext(principal), { sessionId, turn }, sentence, key),
    );
  }
}
