import { Inject, Injectable } from '@nestjs/common';
import { type Positioned } from '#projections/entity.js';
import { type LoggedEvent } from '#backend/platform/log/event-reader.js';
import { SENTENCES, type Sentences } from '#backend/platform/realtime/sentences.port.js';
import { type GameCharacterRow } from '#projections/game-characters/game-character.entity.js';
import { SessionRepository } from '../../session.repository.js';
import { type OwnSession } from '../story-rows.js';
import { FollowedSession } from './followed-session.js';
import { type LastSeen } from './last-seen.js';
import { type SessionNews, NewsQueue } from './news-queue.js';
import { SessionFeed } from './session-feed.js';
import { placeAfter } from './place-after.js';
import { type Recipient } from './recipient.js';
import { ToldTurns } from './told-turns.js';

const newsOf = ({ type, data, position }: LoggedEvent): SessionNews | null => {
  if (type === 'TurnResolved') return { kind: 'resolved', turn: data.turn, position };
  if (type === 'TurnNarrated') return { kind: 'narrated', turn: data.turn, position };
  if (type === 'TurnRetold') return data.edition > 1 ? null : { kind: 'retold', turn: data.turn, position };
  return type === 'SessionRewound' ? { kind: 'rewound', toTurn: data.toTurn, position } : null;
};

/** The streams of clients: missed stories first, then new ones (design section 6, step 6). */
@Injectable()
export class SessionStreams {
  constructor(
    private readonly feed: SessionFeed,
    private readonly sessions: SessionRepository,
    private readonly told: ToldTurns,
    @Inject(SENTENCES) private readonly sentences: Sentences,
  ) {}

  /** @throws RejectedError SESSION_NOT_FOUND */
  character(own: OwnSession): Promise<GameCharacterRow & Positioned> {
    return this.told.character(own);
  }

  /**
   * Follows from now on, and sends nothing until it runs. `before` was read earlier: turns told since are sent.
   * @throws NotShownYetError, EventStoreUnavailableError
   */
  async follow(
    { userId, sessionId, position }: GameCharacterRow & Positioned,
    seen: LastSeen,
    to: Recipient,
  ): Promise<FollowedSession> {
    const own = { userId, sessionId };
    const news = new NewsQueue(to.ended, to.end);
    await this.listen(own, news, to);
    const { session, position: newest } = await this.sessions.newest(sessionId);
    await this.told.shownUpTo(newest);
    const start = { after: placeAfter(seen, { shown: BigInt(position), newest }), pending: session.pendingTurn, seen };
    return new FollowedSession({ own, start, news, to, told: this.told, sentences: this.sentences });
  }

  /** Until the recipient's end. */
  private async listen({ userId, sessionId }: OwnSession, news: NewsQueue, to: Recipient): Promise<void> {
    const until = (stop: () => void): void => {
      if (to.ended.aborted) stop();
      else to.ended.addEventListener('abort', stop, { once: true });
    };
    const hear = (event: LoggedEvent): void => {
      const heard = newsOf(event);
      if (heard) news.add(heard);
      if (event.type === 'SessionTransferred' && event.data.userId !== userId) to.end();
    };
    until(await this.feed.follow(sessionId, hear));
    until(await this.sentences.follow(sessionId, ({ turn, n, text }) => news.add({ kind: 'sentence', turn, n, text })));
  }
}
