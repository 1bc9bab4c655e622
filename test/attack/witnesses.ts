import { setTimeout as pause } from 'node:timers/promises';
import { StubbornPlayer } from '../support/stubborn-player.js';
import { ignored } from '#backend/shared/ignored.js';

/** An honest pace: below the limit of turns a minute. */
const TURN_EVERY_MS = 1_200;

/** Honest players who play during an attack. Nothing of theirs may be lost or doubled. */
export class Witnesses {
  private readonly players: StubbornPlayer[];
  private readonly over = new AbortController();
  private playing: Promise<unknown> = Promise.resolve();

  constructor(url: () => string, count: number) {
    this.players = Array.from({ length: count }, () => new StubbornPlayer(url, this.over.signal));
  }

  /** Resolves after the first turn of each; they play on until `expectWhole`. */
  async begin(): Promise<void> {
    for (const player of this.players) await player.begin().then(() => player.turn());
    this.playing = Promise.all(this.players.map((player) => this.playOn(player)));
    this.playing.catch(ignored.awaitedElsewhere);
  }

  /** Ends the play. @throws Error where a turn is lost or doubled, a token is missing, or a player was refused */
  async expectWhole(granted: number): Promise<void> {
    this.over.abort();
    await this.playing;
    for (const player of this.players) await player.expectWhole(granted);
  }

  private async playOn(player: StubbornPlayer): Promise<void> {
    while (!this.over.signal.aborted && !player.over) {
      await player.turn();
      await pause(TURN_EVERY_MS, undefined, { signal: this.over.signal }).catch(ignored.whileClosing);
    }
  }
}
