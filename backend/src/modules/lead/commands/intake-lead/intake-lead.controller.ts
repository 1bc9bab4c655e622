import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { type LeadTaken } from '#contracts/lead/views.js';
import { ForKeysWith } from '#backend/platform/http/key-scope.js';
import { actorOf, CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { type GivenLead, givenIn } from '../given-lead.js';
import { IntakeLeadBody } from './intake-lead.body.js';
import { IntakeLeadCommand } from './intake-lead.handler.js';

const given = (body: IntakeLeadBody): GivenLead => {
  const { firstName = '', lastName = '', name = '' } = body;
  return givenIn(body, firstName || lastName ? { firstName, lastName } : { firstName: name, lastName: '' }, 'api');
};

/** POST /api/integrations/leads: leads of other systems, by a key (docs/integrations.md). */
@ApiTags('integrations')
@ApiBearerAuth()
@ForKeysWith('leads:write')
@RateLimited('lead-intake')
@Controller('api/integrations/leads')
export class IntakeLeadController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(200)
  async take(@Body() body: IntakeLeadBody, @CurrentPrincipal() principal: Principal): Promise<LeadTaken> {
    return this.commands.execute(new IntakeLeadCommand(given(body), actorOf(principal), body.id || null));
  }
}
