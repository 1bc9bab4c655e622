import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type ManagedDelivery, type ManagedDeliveryDetail, type Redelivered } from '#contracts/integration/managed.js';
import { ForKeysAndStaff, ForTestKeysToo, requireOfKey } from '#backend/platform/http/key-scope.js';
import { type Page, Paged } from '#backend/platform/http/paged.js';
import { CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { Refuses } from '#backend/platform/http/refuses.js';
import { FoundDeliveries } from '../../queries/find-deliveries/found-deliveries.js';
import { ManageRecord } from '../../manage/manage-record.js';
import { DELIVERY_REFUSALS } from '../refusals.js';
import { FEED_REFUSALS } from '../../queries/read-events/read-events.refusals.js';
import {
  ManagedDeliveryAnswer,
  ManagedDeliveryDetailAnswer,
  RedeliveredAnswer,
} from '../../manage/managed-endpoints.answers.js';
import { DeliveriesQuery } from './deliveries.query.js';
import { deliveryView, detailView } from './managed-views.js';
import { RedeliverBody } from './redeliver.body.js';
import { WebhooksDesk } from './webhooks-desk.js';

/** Below /api/integrations/manage/endpoints/{id}: what was sent to an endpoint, and what is sent again. */
@ApiTags('integrations')
@ForKeysAndStaff('integrations:manage')
@RateLimited('integration')
@Controller('api/integrations/manage/endpoints/:id')
export class DeliveriesController {
  constructor(
    private readonly desk: WebhooksDesk,
    private readonly deliveries: FoundDeliveries,
    private readonly record: ManageRecord,
  ) {}

  @Get('deliveries')
  @ForTestKeysToo()
  @Paged()
  @ApiOperation({ summary: 'What was sent to it, a page, the newest first.' })
  @ApiOkResponse({ type: [ManagedDeliveryAnswer] })
  @Refuses(DELIVERY_REFUSALS)
  async list(
    @Param('id') id: string,
    @Query() query: DeliveriesQuery,
    @CurrentPrincipal() who: Principal,
  ): Promise<Page<ManagedDelivery>> {
    await this.desk.known(id);
    await this.record.note(who, { what: 'deliveries' });
    const { items, next } = await this.deliveries.page(id, query);
    return { items: items.map(deliveryView), next };
  }

  /** Not for keys for tests, and for those alone that may read events: it shows an event of the game. */
  @Get('deliveries/:messageId')
  @ApiOperation({ summary: 'One of them, with every try and the event as it is sent.' })
  @ApiOkResponse({ type: ManagedDeliveryDetailAnswer })
  @Refuses(DELIVERY_REFUSALS)
  async show(
    @Param('id') id: string,
    @Param('messageId') messageId: string,
    @CurrentPrincipal() who: Principal,
  ): Promise<ManagedDeliveryDetail> {
    requireOfKey(who, 'events:read');
    await this.desk.known(id);
    const detail = await this.deliveries.detail(id, messageId);
    await this.record.note(who, { what: 'delivery' });
    return detailView(detail);
  }

  /** For keys that may read events too: it sends them. */
  @Post('redeliver')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sends one of them again, or a range of the log.' })
  @ApiOkResponse({ type: RedeliveredAnswer })
  @Refuses(DELIVERY_REFUSALS, FEED_REFUSALS)
  async redeliver(
    @Param('id') id: string,
    @Body() body: RedeliverBody,
    @CurrentPrincipal() who: Principal,
  ): Promise<Redelivered> {
    requireOfKey(who, 'events:read');
    const act = this.record.act(who, 'deliveries-sent-again', { endpointId: id });
    return this.desk.redeliver(id, body, act);
  }
}
