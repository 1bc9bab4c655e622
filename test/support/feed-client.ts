import { type CloudEvent } from '#contracts/integration/cloud-event.js';

export const FEED = '/api/integrations/events';

interface Refusal {
  readonly status: number;
  readonly body: { readonly code: string; readonly message: string; readonly details?: unknown };
}

/** An integration with its key. */
export class FeedClient {
  constructor(
    readonly url: string,
    readonly key: string,
  ) {}

  ask(path: string, headers: Readonly<Record<string, string>> = {}, signal?: AbortSignal): Promise<Response> {
    return fetch(this.url + path, {
      headers: { authorization: `Bearer ${this.key}`, ...headers },
      signal: signal ?? AbortSignal.timeout(30_000),
    });
  }

  /** `next`: the address of the page behind this one. */
  async page(query: string): Promise<{ readonly events: readonly CloudEvent[]; readonly next: string }> {
    const response = await this.ask(FEED + query);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/cloudevents-batch+json; charset=utf-8',
    ]);
    const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? '';
    return { events: (await response.json()) as readonly CloudEvent[], next };
  }

  async refused(path: string, headers?: Readonly<Record<string, string>>): Promise<Refusal> {
    const response = await this.ask(path, headers);
    return { status: response.status, body: (await response.json()) as Refusal['body'] };
  }
}
