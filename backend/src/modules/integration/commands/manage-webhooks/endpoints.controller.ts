import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type ManagedEndpoint,
  type NewEndpoint,
  type NewSecret,
  type SentTest,
} from '#contracts/integration/managed.js';
import {
  ForKeysAndStaff,
  ForTestKeysToo,
  refuseTestKey,
  requireOfKey,
  TEST_KEY_REFUSAL,
} from '#backend/platform/http/key-scope.js';
import { CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { Refuses } from '#backend/platform/http/refuses.js';
import { EndpointHealths } from '../../webhooks/endpoint-health.js';
import { ManageRecord } from '../../manage/manage-record.js';
import { ENDPOINT_REFUSALS } from '../refusals.js';
import {
  ManagedEndpointAnswer,
  NewEndpointAnswer,
  NewSecretAnswer,
  SentTestAnswer,
} from '../../manage/managed-endpoints.answers.js';
import { OverlapBody, overlapMs } from '../overlap.body.js';
import { EndpointBody, TriggerBody } from './endpoint.body.js';
import { endpointView, testView } from './managed-views.js';
import { WebhooksDesk } from './webhooks-desk.js';

/** Below /api/integrations/manage/endpoints: where events are sent, for staff and for keys that manage. */
@ApiTags('integrations')
@ForKeysAndStaff('integrations:manage')
@RateLimited('integration')
@Controller('api/integrations/manage/endpoints')
export class EndpointsController {
  constructor(
    private readonly desk: WebhooksDesk,
    private readonly healths: EndpointHealths,
    private readonly record: ManageRecord,
  ) {}

  @Get()
  @ForTestKeysToo()
  @ApiOperation({ summary: 'All endpoints, each with how it does.' })
  @ApiOkResponse({ type: [ManagedEndpointAnswer] })
  @Refuses(ENDPOINT_REFUSALS)
  async list(@CurrentPrincipal() who: Principal): Promise<readonly ManagedEndpoint[]> {
    await this.record.note(who, { what: 'integrations' });
    const [endpoints, healths] = await Promise.all([this.desk.list(), this.healths.all()]);
    return endpoints.map((endpoint) => endpointView(endpoint, healths.get(endpoint.id)));
  }

  /** One that is sent events of the game is for keys that may read them. */
  @Post()
  @ApiOperation({ summary: 'A new endpoint. Its secret is shown this once.' })
  @ApiCreatedResponse({ type: NewEndpointAnswer })
  @Refuses(ENDPOINT_REFUSALS)
  async add(@Body() { url, types, test }: EndpointBody, @CurrentPrincipal() who: Principal): Promise<NewEndpoint> {
    const fields = { url, types: types ?? null, test: test ?? false };
    if (!fields.test) requireOfKey(who, 'events:read');
    const made = await this.desk.add(fields, this.record.act(who, 'endpoint-added'));
    this.record.made(who, 'endpoint-added', { endpointId: made.id, host: new URL(url).host });
    return made;
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'It goes, with its secrets and its log.' })
  @ApiNoContentResponse()
  @Refuses(ENDPOINT_REFUSALS)
  remove(@Param('id') id: string, @CurrentPrincipal() who: Principal): Promise<void> {
    return this.desk.remove(id, this.record.act(who, 'endpoint-removed', { endpointId: id }));
  }

  @Post(':id/disable')
  @HttpCode(200)
  @ApiOperation({ summary: 'Nothing is sent to it from now on.' })
  @ApiOkResponse({ type: ManagedEndpointAnswer })
  @Refuses(ENDPOINT_REFUSALS)
  async disable(@Param('id') id: string, @CurrentPrincipal() who: Principal): Promise<ManagedEndpoint> {
    await this.desk.disable(id, 'by hand', this.record.act(who, 'endpoint-disabled', { endpointId: id }));
    return this.shown(id);
  }

  @Post(':id/enable')
  @HttpCode(200)
  @ApiOperation({ summary: 'What waits for it is sent.' })
  @ApiOkResponse({ type: ManagedEndpointAnswer })
  @Refuses(ENDPOINT_REFUSALS)
  async enable(@Param('id') id: string, @CurrentPrincipal() who: Principal): Promise<ManagedEndpoint> {
    await this.desk.enable(id, this.record.act(who, 'endpoint-enabled', { endpointId: id }));
    return this.shown(id);
  }

  @Post(':id/rotate')
  @HttpCode(200)
  @ApiOperation({ summary: 'Another secret; both sign until the overlap is over.' })
  @ApiOkResponse({ type: NewSecretAnswer })
  @Refuses(ENDPOINT_REFUSALS)
  async rotate(
    @Param('id') id: string,
    @Body() body: OverlapBody,
    @CurrentPrincipal() who: Principal,
  ): Promise<NewSecret> {
    const act = this.record.act(who, 'endpoint-secret-rotated', { endpointId: id });
    const { secret, overlapEndsAt } = await this.desk.rotate(id, overlapMs(body), act);
    return { secret, overlapEndsAt: overlapEndsAt.toISOString() };
  }

  /** A key for tests pings test endpoints alone. */
  @Post(':id/ping')
  @HttpCode(200)
  @ForTestKeysToo()
  @ApiOperation({ summary: 'Sends a ping now.' })
  @ApiOkResponse({ type: SentTestAnswer })
  @Refuses(ENDPOINT_REFUSALS, TEST_KEY_REFUSAL)
  async ping(@Param('id') id: string, @CurrentPrincipal() who: Principal): Promise<SentTest> {
    if (!(await this.desk.known(id)).test) refuseTestKey(who);
    return testView(await this.desk.ping(id, this.record.act(who, 'endpoint-pinged', { endpointId: id })));
  }

  /** Also for keys for tests: only test endpoints are sent samples. */
  @Post(':id/trigger')
  @HttpCode(200)
  @ForTestKeysToo()
  @ApiOperation({ summary: 'Sends a sample to a test endpoint now.' })
  @ApiOkResponse({ type: SentTestAnswer })
  @Refuses(ENDPOINT_REFUSALS)
  async trigger(
    @Param('id') id: string,
    @Body() { type }: TriggerBody,
    @CurrentPrincipal() who: Principal,
  ): Promise<SentTest> {
    return testView(await this.desk.trigger(id, type, this.record.act(who, 'endpoint-triggered', { endpointId: id })));
  }

  private async shown(id: string): Promise<ManagedEndpoint> {
    return endpointView(await this.desk.known(id), (await this.healths.all()).get(id));
  }
}
