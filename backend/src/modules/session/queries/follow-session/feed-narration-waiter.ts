import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { type NarrationWaiter } from '../../narration-waiter.port.js';
import { SessionRepository } from '../../session.repository.js';
import { SessionFeed } from './session-feed.js';

const timer = (ms: number): { readonly over: Promise<false>; readonly cancel: () => void } => {
  const abort = new AbortController();
  const over = pause(ms, false as const, { signal: abort.signal }).catch(() => false as const);
  return { over, cancel: () => abort.abort() };
};

/** Waits for a narration on the feed; checks once more after it listens, so that it misses none in between. */
@Injectable()
export class FeedNarrationWaiter implements NarrationWaiter {
  constructor(
    private readonly feed: SessionFeed,
    private readonly sessions: SessionRepository,
  ) {}

  async waitFor(sessionId: string, turn: number, timeoutMs: number): Promise<boolean> {
    let narrated = (): void => undefined;
    const heard = new Promise<boolean>((resolve) => {
      narrated = () => resolve(true);
    });
    const stop = await this.feed.follow(sessionId, ({ type, data }) => {
      if (type === 'TurnNarrated' && data.turn === turn) narrated();
    });
    const timeout = timer(timeoutMs);
    try {
      if ((await this.sessions.started(sessionId)).pendingTurn !== turn) return true;
      return await Promise.race([heard, timeout.over]);
    } finally {
      timeout.cancel();
      stop();
    }
  }
}
