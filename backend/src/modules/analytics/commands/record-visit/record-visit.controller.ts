import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { AUTHENTICATOR, type Authenticator } from '#backend/platform/http/authenticator.port.js';
import { Public } from '#backend/platform/http/current-user.js';
import { OptionalBearer } from '#backend/platform/http/optional-bearer.decorator.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { RecordVisitBody } from './record-visit.body.js';
import { RecordVisitCommand } from './record-visit.handler.js';

@ApiTags('analytics')
@Public()
@Controller('api/visits')
export class RecordVisitController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(AUTHENTICATOR) private readonly authenticator: Authenticator,
  ) {}

  @Post()
  @HttpCode(204)
  @RateLimited('engagement')
  async record(@Body() body: RecordVisitBody, @OptionalBearer() bearer: string | null): Promise<void> {
    const principal = bearer === null ? null : await this.authenticator.principalOf(bearer);
    const userId = principal === null || principal.kind === 'api-key' ? null : principal.userId;
    await this.commands.execute(new RecordVisitCommand(body, userId));
  }
}
