import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { type CloudEvent } from '#contracts/integration/cloud-event.js';

export interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
/** Status and headers of an answer; null: it never answers. */
export type Answers = (
  request: Received,
  n: number,
) => readonly [status: number, headers?: Record<string, string>] | null;

/** A receiver of webhooks as the Standard Webhooks specification has it, with its own library. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  private readonly server = createServer((request, response) => void this.take(request, response));
  answers: Answers = () => [204];

  static async open(host = '127.0.0.1'): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    receiver.server.listen(0, host);
    await once(receiver.server, 'listening');
    return receiver;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }
  get url(): string {
    return `http://127.0.0.1:${this.port}/hook`;
  }
  /** `webhook-id` of each, in the order of their coming. */
  get ids(): readonly string[] {
    return this.received.map(({ headers }) => headers['webhook-id'] ?? '');
  }

  /** Whoever still waits for an answer gets none. */
  hangUp(): void {
    this.server.closeAllConnections();
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const received = { headers: request.headers as Record<string, string>, body };
    this.received.push(received);
    const answer = this.answers(received, this.received.length);
    if (answer) response.writeHead(...answer).end();
  }
}

/** @throws WebhookVerificationError for a signature or a time that is not good */
export const verified = (secret: string, { headers, body }: Received): CloudEvent =>
  new Webhook(secret).verify(body, headers) as CloudEvent;
