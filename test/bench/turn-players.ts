import http from 'node:http';
import { type ActionAnswer, type ChoicesView } from '#contracts/session/views.js';
import { Player } from '../support/player.js';

type Next = Pick<ChoicesView, 'choices' | 'availableMovement' | 'gameOver'>;
interface Saga {
  readonly player: Player;
  readonly next: Next;
}

/** Spare sagas: no round of two seconds has needed more so far. */
const SPARE_SAGAS = 3;

const beginSaga = async (url: string): Promise<Saga> => {
  const player = await Player.begun(url, 'forgiving');
  return { player, next: (await player.choices()).body };
};

/** A player of the bench: one connection that stays open, and as little work per call as possible. */
export class TurnPlayer {
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  private readonly spare: Saga[] = [];
  private n = 0;

  private constructor(private saga: Saga) {}

  static async begun(url: string): Promise<TurnPlayer> {
    return new TurnPlayer(await beginSaga(url));
  }

  /** Starts spare sagas before the measurement: one of them replaces each saga that ends, since the bench measures turns and not starts. */
  async stockUp(): Promise<void> {
    while (this.spare.length < SPARE_SAGAS) this.spare.push(await beginSaga(this.saga.player.url));
  }

  async turn(): Promise<void> {
    if (this.saga.next.gameOver) this.saga = this.spare.pop() ?? (await beginSaga(this.saga.player.url));
    const { player, next } = this.saga;
    this.n += 1;
    const body = JSON.stringify({
      sessionId: player.sessionId,
      action: '-',
      isCustomAction: false,
      ...Player.next(next, this.n),
    });
    const { response } = await this.post('/api/actions', body, `bench-${this.n}`);
    this.saga = { player, next: response };
  }

  close(): void {
    this.agent.destroy();
  }

  private post(path: string, body: string, key: string): Promise<ActionAnswer> {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      authorization: `Bearer ${this.saga.player.token}`,
      'idempotency-key': key,
    };
    return new Promise((resolve, reject) => {
      const request = http.request(
        this.saga.player.url + path,
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
