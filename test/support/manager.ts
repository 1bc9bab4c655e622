import { type ErrorBody } from '#contracts/http/error-body.js';
import { type NewEndpoint } from '#contracts/integration/managed.js';
import { type Answer, Player } from './player.js';
import { WebhookReceiver } from './webhook-receiver.js';

const MANAGE = '/api/integrations/manage';

type Method = 'GET' | 'POST' | 'DELETE';

/** Whoever manages integrations over HTTP: a key, or staff with their token. */
export class Manager {
  private readonly caller: Player;

  constructor(url: string, token: string) {
    this.caller = Object.assign(new Player(url), { token });
  }

  call<T>(method: Method, path: string, body?: object): Promise<Answer<T & ErrorBody>> {
    return this.caller.call<T & ErrorBody>(method, MANAGE + path, body && { body });
  }

  /** @throws Error where it is refused */
  async done<T>(method: Method, path: string, body?: object): Promise<T> {
    const answer = await this.call<T>(method, path, body);
    if (answer.status < 300) return answer.body;
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }

  /** The whole list, by pages of so many. */
  async listed<T>(path: string): Promise<readonly (readonly T[])[]> {
    return (await this.caller.pages<T>(MANAGE + path)).body;
  }

  /** A receiver of webhooks, and the endpoint that sends to it. */
  async receiving(body: object = {}): Promise<NewEndpoint & { readonly receiver: WebhookReceiver }> {
    const receiver = await WebhookReceiver.open();
    const added = await this.done<NewEndpoint>('POST', '/endpoints', { url: receiver.url, ...body });
    return { ...added, receiver };
  }
}
