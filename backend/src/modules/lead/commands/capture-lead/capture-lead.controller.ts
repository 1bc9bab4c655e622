import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type CapturedLead } from '#contracts/lead/views.js';
import { Public } from '#backend/platform/http/current-user.js';
import { OptionalBearer } from '#backend/platform/http/optional-bearer.decorator.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { CapturedLeadAnswer } from '../lead.answers.js';
import { OptionalCallers } from '../optional-callers.js';
import { type GivenLead, givenIn } from '../given-lead.js';
import { CaptureLeadBody } from './capture-lead.body.js';
import { CaptureLeadCommand } from './capture-lead.handler.js';

const KEY = /^[A-Za-z0-9_-]{16,64}$/;

const given = (body: CaptureLeadBody): GivenLead => {
  const { username = '', firstName = '', lastName = '' } = body;
  const isNamed = firstName !== '' && lastName !== '';
  return givenIn(body, isNamed ? { firstName, lastName } : { firstName: username, lastName: '' }, 'website');
};

@ApiTags('crm')
@Public()
@Controller('api/ghl/lead-capture')
export class CaptureLeadController {
  constructor(
    private readonly commands: CommandBus,
    private readonly callers: OptionalCallers,
  ) {}

  @Post()
  @ApiOkResponse({ type: CapturedLeadAnswer })
  @HttpCode(200)
  @RateLimited('lead-capture')
  async capture(
    @Body() body: CaptureLeadBody,
    @OptionalBearer() bearer: string | null,
    @Headers('idempotency-key') key = '',
  ): Promise<CapturedLead> {
    const userId = await this.callers.userIdOf(bearer);
    return this.commands.execute(new CaptureLeadCommand(given(body), userId, KEY.test(key) ? key : null));
  }
}
