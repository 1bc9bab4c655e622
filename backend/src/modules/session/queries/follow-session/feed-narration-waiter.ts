import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { type AwaitedNarration, type NarrationWaiter } from '../../narration-waiter.port.js';
import { SessionRepository } from '../../session.repository.js';
import { type LoggedEvent } from '#backend/platform/log/event-reader.js';
import { SessionFeed } from './session-feed.js';

const timer = (ms: number): { readonly over: Promise<false>; readonly cancel: () => void } => {
  const abort = new AbortController();
  const over = pause(ms, false as const, { signal: abort.signal }).catch(() => false as const);
  return { over, cancel: () => abort.abort() };
};

const narrates = ({ type, data }: LoggedEvent, turn: number): boolean => type === 'TurnNarrated' && data.turn === turn;

/** Waits for a narration on the feed; checks what passed before it listened, so that it misses none. */
@Injectable()
export class FeedNarrationWaiter implements NarrationWaiter {
  constructor(
    private readonly feed: SessionFeed,
    private readonly sessions: SessionRepository,
  ) {}

  async waitFor(awaited: AwaitedNarration, timeoutMs: number): Promise<boolean> {
    const { sessionId, turn } = awaited;
    let narrated = (): void => undefined;
    const heard = new Promise<boolean>((resolve) => {
      narrated = () => resolve(true);
    });
    const stop = await this.feed.follow(sessionId, (event) => {
      if (narrates(event, turn)) narrated();
    });
    const timeout = timer(timeoutMs);
    try {
      if (await this.isNarrated(awaited)) return true;
      return await Promise.race([heard, timeout.over]);
    } finally {
      timeout.cancel();
      stop();
    }
  }

  /** Asks the feed, and the log only where the feed does not know. */
  private async isNarrated({ sessionId, turn, untoldAt }: AwaitedNarration): Promise<boolean> {
    const passed = untoldAt === null ? null : await this.feed.passedSince(sessionId, untoldAt);
    if (passed !== null) return passed.some((event) => narrates(event, turn));
    return (await this.sessions.started(sessionId)).pendingTurn !== turn;
  }
}
