import { Injectable } from '@nestjs/common';
import { type Redelivered } from '#contracts/integration/managed.js';
import { type Endpoint, type NewEndpointFields, WebhookEndpoints } from '../../webhooks/endpoints.js';
import { WebhookTargets } from '../../webhooks/targets.js';
import { ownTypeOf, wantedTypes } from '../../domain/wanted-types.js';
import { unknownType, unknownTypes } from '../../queries/read-events/feed-refusals.js';
import { type BeforeAct, unrecorded } from '../before-act.js';
import { invalidField, isDisabled, isEnabled, noEndpoint, noTestEndpoint } from '../refusals.js';
import { type RedeliveryAsked } from './redelivery.js';
import { type Tested, WebhookPings } from './webhook-pings.js';
import { WebhookRedeliveries } from './webhook-redeliveries.js';

/** What is done with endpoints, by HTTP and by command. Every method throws RejectedError where it can't be done. */
@Injectable()
export class WebhooksDesk {
  constructor(
    private readonly endpoints: WebhookEndpoints,
    private readonly targets: WebhookTargets,
    private readonly pings: WebhookPings,
    private readonly redeliveries: WebhookRedeliveries,
  ) {}

  async add(
    { url, types, test }: NewEndpointFields,
    before: BeforeAct = unrecorded,
  ): Promise<{ id: string; secret: string }> {
    const { named, unknown } = wantedTypes(types);
    if (unknown.length > 0) throw unknownTypes(unknown);
    if (named?.length === 0) throw invalidField('types', 'Name types, or leave types out for all.');
    const refusal = await this.targets.refusalOf(url);
    if (refusal !== null) throw invalidField('url', refusal);
    await before();
    return this.endpoints.add({ url: new URL(url).href, types: named, test });
  }

  list(): Promise<readonly Endpoint[]> {
    return this.endpoints.list();
  }

  async known(id: string): Promise<Endpoint> {
    const endpoint = await this.endpoints.find(id);
    if (endpoint === null) throw noEndpoint(id);
    return endpoint;
  }

  async remove(id: string, before: BeforeAct = unrecorded): Promise<void> {
    await this.known(id);
    await before();
    if (!(await this.endpoints.remove(id))) throw noEndpoint(id);
  }

  async disable(id: string, reason = 'by command', before: BeforeAct = unrecorded): Promise<void> {
    const { disabledAt } = await this.known(id);
    if (disabledAt !== null) throw isDisabled(id);
    await before();
    if (!(await this.endpoints.disable(id, reason))) throw isDisabled(id);
  }

  /** @returns when it was disabled */
  async enable(id: string, before: BeforeAct = unrecorded): Promise<Date> {
    const { disabledAt } = await this.known(id);
    if (disabledAt === null) throw isEnabled(id);
    await before();
    if (!(await this.endpoints.enable(id))) throw isEnabled(id);
    await this.redeliveries.begin(id);
    return disabledAt;
  }

  async rotate(
    id: string,
    overlapMs: number,
    before: BeforeAct = unrecorded,
  ): Promise<{ readonly secret: string; readonly overlapEndsAt: Date }> {
    await this.known(id);
    await before();
    return this.endpoints.rotate(id, overlapMs);
  }

  /** Sends at once, also to an endpoint that is disabled. */
  async ping(id: string, before: BeforeAct = unrecorded): Promise<Tested> {
    const endpoint = await this.known(id);
    await before();
    return this.pings.ping(endpoint);
  }

  /** Sends the sample of a type, in the same way, to a test endpoint. */
  async trigger(id: string, type: string, before: BeforeAct = unrecorded): Promise<Tested> {
    const [endpoint, own] = [await this.known(id), ownTypeOf(type)];
    if (own === null) throw unknownType(type);
    if (!endpoint.test) throw noTestEndpoint(id);
    await before();
    return this.pings.sample(endpoint, own);
  }

  /** @returns how many are sent again, and where what is left begins */
  async redeliver(id: string, asked: RedeliveryAsked, before: BeforeAct = unrecorded): Promise<Redelivered> {
    const endpoint = await this.known(id);
    const redelivery = this.redeliveries.understood(endpoint, asked);
    await before();
    return this.redeliveries.run(endpoint, redelivery);
  }
}
