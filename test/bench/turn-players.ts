import http from 'node:http';
import { type ActionAnswer, type ChoicesView } from '#contracts/session/views.js';
import { Player } from '../support/player.js';

type Next = Pick<ChoicesView, 'choices' | 'availableMovement' | 'gameOver'>;

/** A player of the bench: one connection kept open, no more work a call than it takes. */
export class TurnPlayer {
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  private n = 0;

  private constructor(
    private player: Player,
    private next: Next,
  ) {}

  static async begun(url: string): Promise<TurnPlayer> {
    const player = await Player.begun(url, 'forgiving');
    return new TurnPlayer(player, (await player.choices()).body);
  }

  /** Takes a turn; a saga that is over is followed by another one, which does not count. @returns milliseconds */
  async turn(): Promise<number> {
    if (this.next.gameOver) await this.beginAnew();
    const started = performance.now();
    this.n += 1;
    const body = JSON.stringify({
      sessionId: this.player.sessionId,
      action: '-',
      isCustomAction: false,
      ...Player.next(this.next, this.n),
    });
    const { response } = await this.post('/api/actions', body, `bench-${this.n}`);
    this.next = response;
    return performance.now() - started;
  }

  close(): void {
    this.agent.destroy();
  }

  private async beginAnew(): Promise<void> {
    this.player = await Player.begun(this.player.url, 'forgiving');
    this.next = (await this.player.choices()).body;
  }

  private post(path: string, body: string, key: string): Promise<ActionAnswer> {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      authorization: `Bearer ${this.player.token}`,
      'idempotency-key': key,
    };
    return new Promise((resolve, reject) => {
      const request = http.request(
        this.player.url + path,
        { method: 'POST', agent: this.agent, headers },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            if (response.statusCode === 200) resolve(JSON.parse(text) as ActionAnswer);
            else reject(new Error(`${response.statusCode}: ${text}`));
          });
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  }
}
