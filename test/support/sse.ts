import { eventually } from './eventually.js';
import { ignored } from '#backend/shared/ignored.js';

export interface ServerEvent {
  readonly id: string;
  readonly name: string;
  readonly data: unknown;
}

const eventOf = (block: string): ServerEvent | null => {
  const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
  return field('event') ? { id: field('id'), name: field('event'), data: JSON.parse(field('data')) as unknown } : null;
};

/** A client of server-sent events: collects what arrives. */
export class EventStream {
  readonly events: ServerEvent[] = [];
  /** Resolves when the stream was closed or broke. */
  ended: Promise<void> = Promise.resolve();
  private readonly abort = new AbortController();

  /** Resolves once the stream is open. @throws Error when it is refused */
  static async open(url: string, token: string, lastEventId?: string): Promise<EventStream> {
    const stream = new EventStream();
    const response = await fetch(url, {
      signal: stream.abort.signal,
      headers: { authorization: `Bearer ${token}`, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
    });
    if (!response.ok || !response.body) throw new Error(`${response.status}: ${await response.text()}`);
    stream.ended = stream.read(response.body).catch(ignored.madeUpFor);
    return stream;
  }

  /** The first event that fits, now or soon. */
  async next(fits: (event: ServerEvent) => boolean): Promise<ServerEvent> {
    await eventually(() => expect(this.events.some(fits)).toBe(true));
    return this.events.find(fits) as ServerEvent;
  }

  close(): void {
    this.abort.abort();
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of body) {
      const blocks = (text + decoder.decode(chunk, { stream: true })).split('\n\n');
      text = blocks.pop() ?? '';
      this.events.push(...blocks.flatMap((block) => eventOf(block) ?? []));
    }
  }
}
