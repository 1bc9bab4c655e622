import { Inject, Injectable } from '@nestjs/common';
import { choicesOf } from '#contracts/session/choices.js';
import { type SessionStream as StreamEvents } from '#contracts/session/views.js';
import { type LoggedEvent } from '#backend/platform/log/event-reader.js';
import { PROGRESS, type Progress, READ_YOUR_WRITE_MS } from '#backend/platform/read-models/progress.port.js';
import { SENTENCES, type Sentences } from '#backend/platform/realtime/sentences.port.js';
import { type GameStoryRow } from '#projections/game-stories/game-story.entity.js';
import { SessionRows } from '../session.rows.js';
import { StoryRows } from '../story.rows.js';
import { type LastSeen } from './last-seen.js';
import { SessionFeed } from './session-feed.js';

export type Send = <Name extends keyof StreamEvents>(name: Name, id: string, data: StreamEvents[Name]) => void;

/** What one client follows: what it missed, then what happens (design section 6, step 6). */
@Injectable()
export class SessionStream {
  constructor(
    private readonly feed: SessionFeed,
    private readonly sessions: SessionRows,
    private readonly stories: StoryRows,
    @Inject(SENTENCES) private readonly sentences: Sentences,
    @Inject(PROGRESS) private readonly progress: Progress,
  ) {}

  /** @returns what ends it @throws RejectedError SESSION_NOT_FOUND */
  async follow(userId: string, sessionId: string, seen: LastSeen, send: Send): Promise<() => void> {
    const { turn, narration } = await this.sessions.bySession(userId, sessionId);
    const queue = new InOrder();
    const ends = [
      await this.feed.follow(sessionId, (event) => queue.then(() => this.pass(userId, event, send))),
      await this.sentences.follow(sessionId, ({ turn: of, n, text }) => queue.then(() => send('sentence', `${of}.${n}`, { turn: of, n, text }))),
    ];
    await this.catchUp(userId, sessionId, seen, send);
    if (narration === 'pending') await this.resume(sessionId, turn, seen, send);
    queue.open();
    return () => ends.forEach((end) => end());
  }

  private async catchUp(userId: string, sessionId: string, seen: LastSeen, send: Send): Promise<void> {
    for (const row of await this.stories.toldSince(userId, sessionId, seen)) await this.sendTold(userId, row, send);
  }

  private async resume(sessionId: string, turn: number, seen: LastSeen, send: Send): Promise<void> {
    const from = seen?.kind === 'sentence' && seen.turn === turn ? seen.n + 1 : 0;
    for (const { n, text } of await this.sentences.shown(sessionId, turn)) if (n >= from) send('sentence', `${turn}.${n}`, { turn, n, text });
  }

  private async pass(userId: string, { type, data, position }: LoggedEvent, send: Send): Promise<void> {
    if (type === 'TurnResolved') send('turn-resolved', String(position), { turn: data.turn, position: String(position) });
    if (type !== 'TurnNarrated' && type !== 'SessionRewound') return;
    await this.progress.waitFor(position, READ_YOUR_WRITE_MS);
    if (type === 'SessionRewound') return send('rewound', String(position), { toTurn: data.toTurn });
    const [row] = await this.stories.ofTurn(userId, data.sessionId, data.turn);
    if (row) await this.sendTold(userId, row, send);
  }

  private async sendTold(userId: string, row: GameStoryRow & { readonly position: string }, send: Send): Promise<void> {
    const { offers, wording, attributes, gameOver, gamePhase, movement, turn, narration } = await this.sessions.bySession(userId, row.sessionId);
    const choices = { choices: choicesOf(offers, wording, attributes), gameOver, gamePhase, availableMovement: movement, turn, narration };
    send('turn-narrated', row.position, { story: await this.stories.view(userId, row), choices });
  }
}

/** Runs one after the other, beginning when it is opened. */
class InOrder {
  open: () => void = () => undefined;
  private last: Promise<unknown> = new Promise<void>((resolve) => { this.open = resolve; });

  then(run: () => unknown): void {
    this.last = this.last.then(run).catch(() => undefined);
  }
}
