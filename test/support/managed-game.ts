import { type ManagedEndpoint, type NewEndpoint } from '#contracts/integration/managed.js';
import { newApiKey } from './api-key.js';
import { FeedClient } from './feed-client.js';
import { Manager } from './manager.js';
import { Player } from './player.js';
import { sharedGame } from './shared-game.js';
import { verified, type WebhookReceiver } from './webhook-receiver.js';

export const GUESTS = ['steppes-and-seas.account.guest-created'];

/** A game that sends webhooks to this machine, with keys that manage it and read it. Each test's endpoints go with it. */
export class ManagedGame {
  private readonly game = sharedGame();
  private readonly receivers: WebhookReceiver[] = [];
  manager!: Manager;
  feed!: FeedClient;

  constructor() {
    beforeAll(async () => {
      const { url, databaseUrl } = this.game;
      this.manager = new Manager(url, await newApiKey(databaseUrl, ['integrations:manage', 'events:read']));
      this.feed = new FeedClient(url, await newApiKey(databaseUrl, ['events:read']));
    });
    afterEach(async () => {
      for (const { id } of await this.manager.done<readonly ManagedEndpoint[]>('GET', '/endpoints'))
        await this.manager.done('DELETE', `/endpoints/${id}`);
      await Promise.all(this.receivers.splice(0).map((receiver) => receiver.close()));
    });
  }

  get url(): string {
    return this.game.url;
  }
  get databaseUrl(): string {
    return this.game.databaseUrl;
  }

  async receiving(body?: object): Promise<NewEndpoint & { readonly receiver: WebhookReceiver }> {
    const made = await this.manager.receiving(body);
    this.receivers.push(made.receiver);
    return made;
  }

  /** @returns the id of somebody new */
  async newGuest(): Promise<string> {
    return (await Player.guest(this.url)).userId;
  }
}

/** Of whom a receiver was told, in order. */
export const peopleOf = (secret: string, { received }: WebhookReceiver): readonly unknown[] =>
  received.map((one) => verified(secret, one).data['userId']);
