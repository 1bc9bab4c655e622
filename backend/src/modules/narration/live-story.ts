import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises';
import { type Logger } from '#backend/platform/logger.port.js';
import { type Sentence, type Sentences } from '#backend/platform/realtime/sentences.port.js';
import { reach } from '#backend/platform/faults/fault-points.js';

/** Another process shows sentences of the same turn: the second one stops, so that players never read a mix of two stories. */
export class AnotherNarratorError extends Error {
  override readonly name = 'AnotherNarratorError';
}

/**
 * The story of one turn as it is shown, sentence by sentence (design section 6, step 6). Sentences that come at once
 * are published at once. Showing is a courtesy: where it fails, the story goes on without it.
 */
export class LiveStory {
  private readonly shown: string[];
  /** Number of the first sentence: 0, but where the first ones were lost on their way. */
  private readonly firstN: number;
  private readonly waiting: Sentence[] = [];
  private flushing: Promise<void> | null = null;
  private rival: AnotherNarratorError | null = null;

  constructor(
    private readonly place: Pick<Sentence, 'sessionId' | 'turn'>,
    shown: readonly Sentence[],
    private readonly sentences: Sentences,
    private readonly log: Logger,
  ) {
    this.shown = shown.map(({ text }) => text);
    this.firstN = (shown.at(-1)?.n ?? -1) + 1 - shown.length;
  }

  get isBegun(): boolean {
    return this.shown.length > 0;
  }

  /** The sentences of all narrators so far, in their order. */
  get told(): readonly string[] {
    return [...this.shown];
  }

  /** All that was shown, by whichever narrator. */
  get text(): string {
    return this.shown.join('');
  }

  /** @throws AnotherNarratorError */
  add(text: string): void {
    if (this.rival) throw this.rival;
    this.waiting.push({ ...this.place, n: this.firstN + this.shown.push(text) - 1, text });
    this.flushing ??= this.flush();
  }

  /** Resolves once everything was published. @throws AnotherNarratorError */
  async end(): Promise<void> {
    while (this.flushing) await this.flushing;
    if (this.rival) throw this.rival;
  }

  private async flush(): Promise<void> {
    await nextTurnOfTheLoop();
    while (this.waiting.length > 0 && !this.rival) await this.publish(this.waiting.splice(0));
    this.flushing = null;
  }

  private async publish(batch: readonly Sentence[]): Promise<void> {
    try {
      const added = await this.sentences.publish(...batch);
      reach('model:sentence-shown');
      if (added < batch.length && !(await this.isShownAsMine())) this.rival = new AnotherNarratorError();
    } catch (error) {
      this.log.warn({ error }, 'sentences can not be shown live just now');
    }
  }

  /** The floor narrator says the same in every process: two of them are no rivals. */
  private async isShownAsMine(): Promise<boolean> {
    const { sessionId, turn } = this.place;
    const stored = await this.sentences.shown(sessionId, turn);
    return stored.every(({ n, text }) => text === this.shown[n - this.firstN]);
  }
}
