import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SAMPLE_LEAD_TAKEN } from '#contracts/integration/samples.js';
import { type LeadTaken } from '#contracts/lead/views.js';
import { ForKeysWith, ForTestKeysToo } from '#backend/platform/http/key-scope.js';
import { actorOf, CurrentPrincipal, isTestKey, type Principal } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { type GivenLead, givenIn } from '../given-lead.js';
import { IntakeLeadBody } from './intake-lead.body.js';
import { IntakeLeadCommand } from './intake-lead.handler.js';
import { LeadTakenAnswer } from './lead-taken.answer.js';

/** Its first word is the first name, all others are the last name: where a surname begins, no rule knows. */
const wholeName = (name: string) => {
  const [firstName = '', ...others] = name.split(/\s+/u);
  return { firstName, lastName: others.join(' '), isWholeName: true };
};

const given = (body: IntakeLeadBody): GivenLead => {
  const { firstName = '', lastName = '', name = '' } = body;
  return givenIn(body, firstName || lastName ? { firstName, lastName } : wholeName(name), 'api');
};

const EXAMPLE = {
  id: 'row-17',
  email: 'ann@example.org',
  firstName: 'Ann',
  phone: '+4790000001',
  interests: ['maps', 'sagas'],
  leadSource: 'spring.fair',
  customFields: { company: 'Norden' },
};

/** POST /api/integrations/leads: leads of other systems, by a key (docs/integrations.md). */
@ApiTags('integrations')
@ForKeysWith('leads:write')
@ForTestKeysToo()
@RateLimited('lead-intake')
@Controller('api/integrations/leads')
export class IntakeLeadController {
  constructor(private readonly commands: CommandBus) {}

  /** Of a key for tests nothing is kept: what was sent is good if it comes as far as here. */
  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Hands over a lead. The same `id` sent again is the same lead.' })
  @ApiBody({ type: IntakeLeadBody, examples: { form: { value: EXAMPLE } } })
  @ApiOkResponse({ type: LeadTakenAnswer })
  async take(@Body() body: IntakeLeadBody, @CurrentPrincipal() principal: Principal): Promise<LeadTaken> {
    const lead = given(body);
    if (isTestKey(principal)) return SAMPLE_LEAD_TAKEN;
    return this.commands.execute(new IntakeLeadCommand(lead, actorOf(principal), body.id ?? null));
  }
}
