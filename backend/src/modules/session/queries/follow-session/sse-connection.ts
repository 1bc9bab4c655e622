import { type FastifyReply } from 'fastify';

const HEARTBEAT_MS = 15_000;

/** One event stream. Messages before its begin are buffered, so that a refusal can still be an ordinary answer. */
export class SseConnection {
  private waiting: string[] | null = [];
  private heartbeat: NodeJS.Timeout | undefined;
  private hasEnded = false;

  constructor(private readonly reply: FastifyReply) {}

  begin(): void {
    this.reply.hijack();
    this.reply.raw.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-cache, no-transform',
      Connection: 'keep-alive',
      'X-Accel-Buffering': 'no',
    });
    this.reply.raw.write(`: open\n\n${(this.waiting ?? []).join('')}`);
    this.waiting = null;
    if (this.hasEnded) this.reply.raw.end();
    else this.heartbeat = setInterval(() => this.write(': beat\n\n'), HEARTBEAT_MS);
  }

  send(name: string, id: string, data: unknown): void {
    this.write(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Called once it has begun; an earlier end takes effect then. */
  end(): void {
    this.hasEnded = true;
    clearInterval(this.heartbeat);
    if (this.waiting === null && !this.reply.raw.writableEnded) this.reply.raw.end();
  }

  private write(text: string): void {
    if (this.hasEnded) return;
    if (this.waiting) this.waiting.push(text);
    else if (!this.reply.raw.writableEnded) this.reply.raw.write(text);
  }
}
