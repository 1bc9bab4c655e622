import { setTimeout as pause } from 'node:timers/promises';
import { type EventStore, type Position, type RecordedEvent } from '../event-store/event-store.port.js';
import { type Jobs } from '../jobs/jobs.port.js';
import { type LoggedEvent } from '../log/event-reader.js';
import { UnreadableEventError } from '../log/log-errors.js';
import { type Logger } from '../logger.port.js';
import { type ReactionCheckpoint } from './reaction-checkpoint.js';
import { type NewJob, type Reaction } from './reaction.js';

export interface ReactionParts {
  readonly reaction: Reaction;
  readonly store: Pick<EventStore, 'subscribe'>;
  readonly decode: (batch: readonly RecordedEvent[]) => Promise<readonly LoggedEvent[]>;
  readonly jobs: Pick<Jobs, 'add'>;
  readonly log: Logger;
}

const MAX_BATCH = 200;
/** Jobs are added at once, the checkpoint follows: after a crash, what it had not reached is reacted to again. */
const CHECKPOINT_MS = 250;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** One reaction's reading of the log, for as long as it leads. */
export class ReactionLead {
  private reached: Position | null = null;
  private saved: Position | null = null;
  private readonly types: ReadonlySet<string>;

  constructor(
    private readonly parts: ReactionParts,
    private readonly checkpoint: ReactionCheckpoint,
    private readonly signal: AbortSignal,
  ) {
    this.types = new Set(parts.reaction.types);
  }

  /** Ends when the signal aborts, with everything that was reacted to saved. @throws when the database is lost */
  async run(): Promise<void> {
    this.reached = this.saved = await this.checkpoint.read();
    const over = new AbortController();
    const signal = AbortSignal.any([this.signal, over.signal]);
    const work = [this.follow(signal), this.saveNowAndThen(signal)];
    // Whichever fails first ends the other.
    try {
      await Promise.race(work);
    } finally {
      over.abort();
      await Promise.allSettled(work);
    }
    await Promise.all(work);
    await this.save();
  }

  private async follow(signal: AbortSignal): Promise<void> {
    for await (const batch of this.parts.store.subscribe({ after: this.reached, signal, maxBatch: MAX_BATCH })) {
      const relevant = batch.filter(({ type }) => this.types.has(type));
      if (relevant.length > 0) await this.insist(signal, () => this.react(relevant));
      if (signal.aborted) return;
      this.reached = batch.at(-1)?.position ?? this.reached;
    }
  }

  private async react(batch: readonly RecordedEvent[]): Promise<void> {
    const events = await this.parts.decode(batch).catch((error: unknown) => this.onePerOne(batch, error));
    const [first, ...rest] = this.parts.reaction.jobsFor(events);
    // One alone finds out whether the queue is there.
    if (first) await this.add(first);
    await Promise.all(rest.map((job) => this.add(job)));
  }

  private add({ queue, data, options }: NewJob): Promise<void> {
    return this.parts.jobs.add(queue, data, options);
  }

  /** What can't be read now or ever must not keep back what follows it. */
  private async onePerOne(batch: readonly RecordedEvent[], cause: unknown): Promise<readonly LoggedEvent[]> {
    if (!(cause instanceof UnreadableEventError)) throw cause;
    const { decode, log, reaction } = this.parts;
    const events: LoggedEvent[] = [];
    for (const recorded of batch) {
      const read = await decode([recorded]).catch((error: unknown) => {
        if (!(error instanceof UnreadableEventError)) throw error;
        log.error(
          { error, reaction: reaction.name, position: String(recorded.position) },
          'a reaction has passed over an event that it cannot read',
        );
        return [];
      });
      events.push(...read);
    }
    return events;
  }

  private async insist(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
    for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)) {
      try {
        await work();
        return;
      } catch (error) {
        this.parts.log.warn({ error, reaction: this.parts.reaction.name }, 'a reaction failed; it tries again');
        await pause(pauseMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  private async saveNowAndThen(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await pause(CHECKPOINT_MS, undefined, { signal }).catch(() => undefined);
      await this.save();
    }
  }

  private async save(): Promise<void> {
    const to = this.reached;
    if (to === null || to === this.saved) return;
    await this.checkpoint.move(this.saved, to);
    this.saved = to;
  }
}
