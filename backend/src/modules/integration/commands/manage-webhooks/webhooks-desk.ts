import { Injectable } from '@nestjs/common';
import { type DeliveryAttempt, type LoggedDelivery } from '../../webhooks/deliveries.js';
import { type Endpoint, WebhookEndpoints } from '../../webhooks/endpoints.js';
import { WebhookTargets } from '../../webhooks/targets.js';
import { wantedTypes } from '../../domain/wanted-types.js';
import { WrongUsage } from '../cli.js';
import { WebhookPings } from './webhook-pings.js';
import { WebhookRedeliveries } from './webhook-redeliveries.js';

/** What the staff does with webhooks. Every method throws WrongUsage, in words, where it can't be done. */
@Injectable()
export class WebhooksDesk {
  constructor(
    private readonly endpoints: WebhookEndpoints,
    private readonly targets: WebhookTargets,
    private readonly pings: WebhookPings,
    private readonly redeliveries: WebhookRedeliveries,
  ) {}

  async add(url: string, types: string | undefined): Promise<{ readonly id: string; readonly secret: string }> {
    const wanted = typesIn(types);
    const refusal = await this.targets.refusalOf(url);
    if (refusal !== null) throw new WrongUsage(refusal);
    return this.endpoints.add(new URL(url).href, wanted);
  }

  list(): Promise<readonly Endpoint[]> {
    return this.endpoints.list();
  }

  async remove(id: string): Promise<void> {
    if (!(await this.endpoints.remove(id))) throw nowhere(id);
  }

  async disable(id: string): Promise<void> {
    if (!(await this.endpoints.disable(id, 'by command')))
      throw new WrongUsage(`No endpoint that is enabled has the id ${id}.`);
  }

  async enable(id: string): Promise<void> {
    if (!(await this.endpoints.enable(id))) throw new WrongUsage(`No endpoint that is disabled has the id ${id}.`);
    await this.redeliveries.begin(id);
  }

  async rotate(id: string, overlapMs: number): Promise<string> {
    await this.known(id);
    return this.endpoints.rotate(id, overlapMs);
  }

  async deliveries(id: string, limit: number): Promise<readonly LoggedDelivery[]> {
    await this.known(id);
    return this.redeliveries.log(id, limit);
  }

  /** Sends at once, also to an endpoint that is disabled. */
  async ping(id: string): Promise<DeliveryAttempt> {
    return this.pings.send(await this.known(id));
  }

  /** @returns how many: 1 */
  async again(id: string, messageId: string): Promise<number> {
    await this.known(id);
    return this.redeliveries.one(id, messageId);
  }

  /** Events of the log that the endpoint wants. @returns how many */
  async sendAgain(id: string, after: string, until: string | undefined): Promise<number> {
    return this.redeliveries.range(await this.known(id), after, until);
  }

  private async known(id: string): Promise<Endpoint> {
    const endpoint = await this.endpoints.find(id);
    if (endpoint === null) throw nowhere(id);
    return endpoint;
  }
}

const nowhere = (id: string): WrongUsage => new WrongUsage(`No endpoint has the id ${id}.`);

const typesIn = (text: string | undefined): readonly string[] | null => {
  if (text === undefined) return null;
  const types = [...new Set(text.split(',').map((type) => type.trim()))].filter(Boolean);
  const wanted = wantedTypes(types);
  if ('unknown' in wanted) throw new WrongUsage(`No event has the type ${wanted.unknown.join(', ')}.`);
  if (types.length === 0) throw new WrongUsage('Name types, or leave --types out for all.');
  return types;
};
