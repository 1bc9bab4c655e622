import { Inject, Injectable } from '@nestjs/common';
import { type SessionStream as StreamEvents } from '#contracts/session/views.js';
import { type LoggedEvent } from '#backend/platform/log/event-reader.js';
import { SENTENCES, type Sentences } from '#backend/platform/realtime/sentences.port.js';
import { type GameCharacterRow } from '#projections/game-characters/game-character.entity.js';
import { SessionRepository } from '../../session.repository.js';
import { type PositionedStoryRow } from '../story-rows.js';
import { type LastSeen } from './last-seen.js';
import { SessionFeed } from './session-feed.js';
import { ToldTurns } from './told-turns.js';

export type Send = <Name extends keyof StreamEvents>(name: Name, id: string, data: StreamEvents[Name]) => void;
/** The receiver. After it is closed by an error, the client reconnects and resumes, so that it misses nothing. */
export interface Recipient {
  readonly send: Send;
  readonly breakOff: (error: unknown) => void;
}

/** The stream of one client: missed stories first, then new ones (design section 6, step 6). */
@Injectable()
export class SessionStream {
  constructor(
    private readonly feed: SessionFeed,
    private readonly log: SessionRepository,
    private readonly told: ToldTurns,
    @Inject(SENTENCES) private readonly sentences: Sentences,
  ) {}

  /** @returns a function that ends it @throws RejectedError SESSION_NOT_FOUND */
  async follow(userId: string, sessionId: string, seen: LastSeen, { send, breakOff }: Recipient): Promise<() => void> {
    const before = await this.told.character(userId, sessionId);
    const queue = new InOrder(breakOff);
    const ends: (() => void)[] = [];
    const end = (): void => ends.forEach((one) => one());
    try {
      ends.push(await this.feed.follow(sessionId, (event) => queue.then(() => this.pass(userId, event, send))));
      ends.push(
        await this.sentences.follow(sessionId, ({ turn: of, n, text }) =>
          queue.then(() => send('sentence', `${of}.${n}`, { turn: of, n, text })),
        ),
      );
      await this.catchUp(userId, before, seen, send);
    } catch (error) {
      end();
      throw error;
    }
    queue.open();
    return end;
  }

  /** Catches up to the feed's start: stories told between the first read and the feed would be missed by both. */
  private async catchUp(
    userId: string,
    { sessionId, turn, narration }: GameCharacterRow,
    seen: LastSeen,
    send: Send,
  ): Promise<void> {
    const { session, position } = await this.log.newest(sessionId);
    await this.told.shownUpTo(position);
    const wasTold = seen === null && narration === 'pending' && session.pendingTurn !== turn;
    const toldNow = wasTold ? await this.told.ofTurn(userId, sessionId, turn) : null;
    const missed = toldNow ? [toldNow] : await this.told.since(userId, sessionId, seen);
    for (const row of missed) await this.sendTold(userId, row, send);
    if (session.pendingTurn !== null) await this.resume(sessionId, session.pendingTurn, seen, send);
  }

  private async resume(sessionId: string, turn: number, seen: LastSeen, send: Send): Promise<void> {
    const from = seen?.kind === 'sentence' && seen.turn === turn ? seen.n + 1 : 0;
    for (const { n, text } of await this.sentences.shown(sessionId, turn))
      if (n >= from) send('sentence', `${turn}.${n}`, { turn, n, text });
  }

  private async pass(userId: string, { type, data, position }: LoggedEvent, send: Send): Promise<void> {
    if (type === 'TurnResolved')
      send('turn-resolved', String(position), { turn: data.turn, position: String(position) });
    if (type !== 'TurnNarrated' && type !== 'SessionRewound') return;
    await this.told.shownUpTo(position);
    if (type === 'SessionRewound') {
      send('rewound', String(position), { toTurn: data.toTurn });
      return;
    }
    const row = await this.told.ofTurn(userId, data.sessionId, data.turn);
    if (row) await this.sendTold(userId, row, send);
  }

  private async sendTold(userId: string, row: PositionedStoryRow, send: Send): Promise<void> {
    send('turn-narrated', row.position, await this.told.view(userId, row));
  }
}

/** Runs tasks one after the other, from its opening on; none after a failed one. */
class InOrder {
  open: () => void = () => undefined;
  private last: Promise<unknown> = new Promise<void>((resolve) => {
    this.open = resolve;
  });

  constructor(private readonly onFailure: (error: unknown) => void) {}

  then(run: () => unknown): void {
    this.last = this.last.then(run);
    this.last.catch(this.onFailure);
  }
}
