import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { type CharacterCreated } from '#contracts/session/views.js';
import { type SharedForkRequest } from '#contracts/share/views.js';
import { CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { requestContext } from '#backend/platform/http/request-context.js';
import { ForkSessionBody } from '../fork-session/fork-session.body.js';
import { ForkSharedSagaCommand } from './fork-shared-saga.handler.js';

const TOKEN_MAX_LENGTH = 200;

export class ForkSharedSagaBody extends ForkSessionBody implements SharedForkRequest {
  @ApiProperty({ description: 'What stands behind the # of the link.' })
  @IsString({ message: 'A link holds text.' })
  @MaxLength(TOKEN_MAX_LENGTH, { message: 'No link is that long.' })
  token!: string;
}

@ApiTags('shared')
@Controller('api/shared/fork')
export class ForkSharedSagaController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @RateLimited('character')
  fork(@CurrentPrincipal() principal: Principal, @Body() body: ForkSharedSagaBody): Promise<CharacterCreated> {
    return this.commands.execute(new ForkSharedSagaCommand(requestContext(principal), body));
  }
}
