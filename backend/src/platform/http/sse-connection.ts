import { type FastifyReply } from 'fastify';

/** Time for the last words to leave. */
const CLOSE_WITHIN_MS = 5_000;
/** So many heartbeats without a read, by a client whose buffers are full, end its connection. */
const STALLED_BEATS = 2;

export const SSE_HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'private, no-store, no-transform',
  'X-Accel-Buffering': 'no',
  Connection: 'close',
};

/** The client is to stay away: another stream of the same person took its place. */
const REPLACED = `retry: 60000\nevent: replaced\ndata: {}\n\n`;

/**
 * One event stream. At most one message is buffered beyond the socket's own limit: its sender waits until the client
 * has read. A client that does not read loses the connection, and resumes by Last-Event-ID.
 */
export class SseConnection {
  private readonly ending = new AbortController();
  private readonly raw: FastifyReply['raw'];
  private heartbeat: NodeJS.Timeout | undefined;
  private begun = false;
  private stalledBeats = 0;
  private lastWords = '';
  private goOn = (): void => undefined;

  constructor(
    private readonly reply: FastifyReply,
    private readonly heartbeatMs: number,
  ) {
    this.raw = reply.raw;
    this.raw.once('close', () => this.stop());
    if (this.raw.destroyed) this.stop();
  }

  /** Aborted when it ends, by either side. */
  get ended(): AbortSignal {
    return this.ending.signal;
  }

  /** Until then a refusal can still be an ordinary answer. */
  begin(): void {
    this.begun = true;
    this.reply.hijack();
    this.raw.on('error', () => this.stop());
    this.raw.on('drain', () => this.drained());
    this.raw.writeHead(200, SSE_HEADERS);
    this.raw.write(': open\n\n');
    if (this.ended.aborted) this.close();
    else this.heartbeat = setInterval(() => this.beat(), this.heartbeatMs);
  }

  /** Resolves when the client can take another message, or when the stream has ended. */
  async send(name: string, id: string, data: unknown): Promise<void> {
    if (this.ended.aborted) return;
    // A text would wait in three times its length.
    this.raw.write(Buffer.from(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
    if (this.raw.writableNeedDrain)
      await new Promise<void>((resolve) => {
        this.goOn = resolve;
      });
  }

  /** Sends only an id, which dispatches nothing to listeners: a client that reconnects continues after this place. */
  place(id: string): void {
    if (!this.ended.aborted) this.raw.write(`id: ${id}\n\n`);
  }

  end(): void {
    if (this.ended.aborted) return;
    this.stop();
    if (this.begun) this.close();
  }

  /** Ends it, and tells the client not to come back by itself. */
  replace(): void {
    this.lastWords = REPLACED;
    this.end();
  }

  private stop(): void {
    clearInterval(this.heartbeat);
    this.ending.abort('the stream has ended');
    this.goOn();
  }

  private drained(): void {
    this.stalledBeats = 0;
    this.goOn();
  }

  private beat(): void {
    if (!this.raw.writableNeedDrain) this.raw.write(': beat\n\n');
    else if (++this.stalledBeats >= STALLED_BEATS) this.end();
  }

  /** A client that does not read gets no last words: they would wait with the connection. */
  private close(): void {
    const { socket } = this.raw;
    if (this.raw.writableNeedDrain) socket?.destroy();
    else this.raw.end(this.lastWords);
    const late = setTimeout(() => socket?.destroy(), CLOSE_WITHIN_MS).unref();
    socket?.once('close', () => clearTimeout(late));
  }
}
