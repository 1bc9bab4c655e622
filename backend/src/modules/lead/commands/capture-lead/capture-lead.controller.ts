import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type CapturedLead } from '#contracts/lead/views.js';
import { Public } from '#backend/platform/http/current-user.js';
import { OptionalBearer } from '#backend/platform/http/optional-bearer.decorator.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { Callers } from '../callers.js';
import { fieldsOf } from '../lead-fields.js';
import { CaptureLeadBody } from './capture-lead.body.js';
import { CaptureLeadCommand, type GivenLead } from './capture-lead.handler.js';

const KEY = /^[A-Za-z0-9_-]{16,64}$/;

const given = (body: CaptureLeadBody): GivenLead => {
  const { email, username = '', firstName = '', lastName = '', phone = '', interests = [] } = body;
  const isNamed = firstName !== '' && lastName !== '';
  return {
    email,
    firstName: isNamed ? firstName : username,
    lastName: isNamed ? lastName : '',
    phone,
    interests,
    leadSource: body.leadSource ?? 'website',
    customFields: fieldsOf(body.customFields),
  };
};

@ApiTags('crm')
@Public()
@Controller('api/ghl/lead-capture')
export class CaptureLeadController {
  constructor(
    private readonly commands: CommandBus,
    private readonly callers: Callers,
  ) {}

  @Post()
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
