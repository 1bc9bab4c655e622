import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../eventually.js';
import { StubbornPlayer } from '../stubborn-player.js';
import { ignored } from '#backend/shared/ignored.js';

export interface Figures {
  readonly sagas: number;
  readonly turns: number;
  /** The longest time from a player's first request of a turn to its answer. */
  readonly longestWaitS: number;
}

/** Players who play saga after saga, each until its answer comes, whatever happens to the game meanwhile. */
export class Load {
  private readonly sagas: StubbornPlayer[] = [];
  private readonly ending = new AbortController();
  private readonly overdue = new AbortController();
  private readonly playing: Promise<unknown>;
  private longestMs = 0;

  /** @param url of the game, asked before each request @param thinkMs of a player before each turn */
  constructor(
    private readonly url: () => string,
    players: number,
    private readonly thinkMs = 0,
  ) {
    this.playing = Promise.all(Array.from({ length: players }, () => this.playOn()));
    // Its failure is reported by `end`.
    this.playing.catch(ignored.awaitedElsewhere);
  }

  get answers(): number {
    return this.sagas.reduce((sum, { answered }) => sum + answered.length, 0);
  }

  /** Resolves when another turn was answered. */
  async another(withinMs: number): Promise<void> {
    const before = this.answers;
    const played = eventually(() => {
      if (this.answers <= before) throw new Error(`no turn was answered within ${withinMs / 1_000} s`);
    }, withinMs);
    await Promise.race([played, this.playing.then(() => played)]);
  }

  /** Lets every turn that was begun come to its answer. @throws Error when one gets none */
  async end(withinMs: number): Promise<void> {
    this.ending.abort();
    const late = setTimeout(() => this.overdue.abort(), withinMs);
    await this.playing.finally(() => clearTimeout(late));
  }

  /** Also after a failure: nobody plays on. */
  abandon(): void {
    this.ending.abort();
    this.overdue.abort();
  }

  /** No answered turn is missing, none is doubled, and tokens given are tokens left and turns taken. */
  async expectWhole(granted: number): Promise<Figures> {
    for (const saga of this.sagas) await saga.expectWhole(granted);
    return { sagas: this.sagas.length, turns: this.answers, longestWaitS: Math.round(this.longestMs / 100) / 10 };
  }

  private async playOn(): Promise<void> {
    const isOver = (): boolean => this.ending.signal.aborted;
    while (!isOver()) {
      const saga = new StubbornPlayer(this.url, this.overdue.signal);
      await saga.begin();
      this.sagas.push(saga);
      while (!isOver() && !saga.over) {
        if (this.thinkMs > 0) await pause(this.thinkMs);
        const asked = performance.now();
        await saga.turn();
        this.longestMs = Math.max(this.longestMs, performance.now() - asked);
      }
    }
  }
}
