import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { RAW_BODY } from '#backend/platform/http/body/raw-body.js';
import { Public } from '#backend/platform/http/current-user.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { Refuses } from '#backend/platform/http/refuses.js';
import { RejectedError, rejectedBy } from '#backend/platform/http/rejected.error.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { sourceOf } from '../../calls/call-signature.js';
import { ReceiveWebhookCommand } from './receive-webhook.handler.js';

/** Seconds after which the CRM may call again. */
const TRY_AGAIN_IN = 600;

/** No JSON has a NUL byte, and Postgres stores none. */
const readable = (raw: Buffer): string => raw.toString('utf8').replaceAll('\0', '\uFFFD');

const NO_PROOF = {
  NOT_AUTHENTICATED: { status: 401, message: 'This call carries no signature or secret that is known here.' },
};

const text = (description: string) => ({ type: 'string', description });
const WORKFLOW_CALL = {
  type: 'object',
  properties: {
    event: text('Such as subscription.updated.'),
    contact_id: text("The contact's id in the CRM."),
    email: text("The contact's address."),
    price_id: text('One of GHL_PRICES.'),
    subscription_id: text('The same for all calls of one subscription.'),
    status: text('active, trialing, past_due, unpaid, canceled, expired or refunded; else the last word of event.'),
    current_period_end: text('ISO 8601 with a zone.'),
    occurred_at: text('ISO 8601 with a zone.'),
  },
  required: ['event', 'price_id', 'subscription_id', 'occurred_at'],
};

/** Calls of the CRM (specification section 7; docs/crm.md). */
@ApiTags('ghl')
@Public()
@Controller('api/ghl/webhook')
export class ReceiveWebhookController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Takes a call of the CRM, with X-Webhook-Secret or X-GHL-Signature.' })
  @ApiHeader({ name: 'X-Webhook-Secret', required: false, description: 'Of a workflow: GHL_WEBHOOK_SECRET.' })
  @ApiHeader({ name: 'X-GHL-Signature', required: false, description: 'Of the marketplace: Ed25519 over the body.' })
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiBody({ schema: WORKFLOW_CALL, description: 'Of a workflow; the marketplace sends its own.' })
  @Refuses(NO_PROOF)
  @RouteConfig(RAW_BODY)
  @RateLimited('webhook')
  async receive(@Req() { headers, body }: FastifyRequest): Promise<{ readonly received: true }> {
    const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const source = sourceOf(this.config.crm, headers, raw);
    if (source === null) throw rejectedBy(NO_PROOF, { code: 'NOT_AUTHENTICATED' });
    try {
      await this.commands.execute(new ReceiveWebhookCommand(source, readable(raw)));
    } catch (error) {
      // 429 is the one answer after which the CRM sends a call again.
      this.log.warn({ error }, 'a webhook could not be kept; the CRM is asked to send it again');
      const words = 'This call could not be kept just now. Please send it again.';
      throw new RejectedError(429, 'TRY_AGAIN', words, { retryAfter: TRY_AGAIN_IN });
    }
    return { received: true };
  }
}
