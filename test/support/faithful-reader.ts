import { type SessionStream } from '#contracts/session/session-stream.js';
import { eventually } from './eventually.js';
import { type Player } from './player.js';
import { EventStream, type ServerEvent } from './sse.js';
import { ignored } from '#backend/shared/ignored.js';

/** A client that follows a saga, and goes on after the last event that it has read whenever the stream breaks. */
export class FaithfulReader {
  /** Times that the stream was opened. */
  opened = 0;
  private readonly past: ServerEvent[] = [];
  private readonly closing = new AbortController();
  private stream: EventStream | null = null;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly url: () => string,
    private readonly player: Pick<Player, 'sessionId' | 'token'>,
  ) {}

  /** All that came, in its order. */
  get events(): readonly ServerEvent[] {
    return [...this.past, ...(this.stream?.events ?? [])];
  }

  /** Resolves when the stream is open for the first time. */
  async begin(): Promise<void> {
    await this.open();
    this.running = this.follow();
  }

  /**
   * The sentences of a turn as they are read. Each has its place: one that comes again, since the place that the stream
   * goes on from was before it, takes its own. As the client does, it reads none after the turn is told: those of a
   * worker that was late. @throws Error when one comes with other words
   */
  sentencesOf(turn: number): readonly string[] {
    const read: string[] = [];
    for (const { name, data } of this.events) {
      if (name === 'turn-narrated' && (data as SessionStream['turn-narrated']).story.turnNumber === turn) break;
      const sentence = data as SessionStream['sentence'];
      if (name !== 'sentence' || sentence.turn !== turn) continue;
      const { n, text } = sentence;
      if (n > read.length) throw new Error(`sentence ${n} of turn ${turn} came before sentence ${read.length}`);
      if (read[n] !== undefined && read[n] !== text)
        throw new Error(`sentence ${n} of turn ${turn} came in two versions`);
      read[n] = text;
    }
    return read;
  }

  /** The story of a turn as the stream gave it at its end; null: not yet. */
  storyOf(turn: number): string | null {
    const narrated = this.events
      .filter(({ name }) => name === 'turn-narrated')
      .map(({ data }) => (data as SessionStream['turn-narrated']).story);
    return narrated.find(({ turnNumber }) => turnNumber === turn)?.storyContent ?? null;
  }

  /** Breaks the connection; the reader comes back by itself. */
  breakOff(): void {
    this.stream?.close();
  }

  async close(): Promise<void> {
    this.closing.abort();
    this.stream?.close();
    await this.running;
  }

  private get isClosed(): boolean {
    return this.closing.signal.aborted;
  }

  private async open(): Promise<void> {
    const { sessionId, token } = this.player;
    const address = `${this.url()}/api/sessions/${sessionId}/events`;
    this.stream = await EventStream.open(address, token, this.events.at(-1)?.id);
    this.opened += 1;
  }

  private async follow(): Promise<void> {
    while (!this.isClosed) {
      await this.stream?.ended;
      this.past.push(...(this.stream?.events ?? []));
      this.stream = null;
      const again = async (): Promise<void> => (this.isClosed ? undefined : this.open());
      await eventually(again, 120_000, this.closing.signal).catch(ignored.madeUpFor);
    }
  }
}
