import { correlationData } from '../correlation/job-correlation.js';
import { type EventStore, type Position, type RecordedEvent } from '../event-store/event-store.port.js';
import { type Jobs } from '../jobs/jobs.port.js';
import { type Logger } from '../logger.port.js';
import { requireLogOf } from '../log-identity/places.js';
import { pause } from '../retry/pause.js';
import { retry } from '../retry/retry.js';
import { EventCursor } from '../subscriptions/event-cursor.js';
import { PoisonEventError } from '../subscriptions/failures.js';
import { type Term } from '../subscriptions/log-follower.js';
import { reactionCheckpoint, type ReactionCheckpoint } from './reaction-checkpoint.js';
import { type DecodeRecorded, jobsOf, readable } from './reaction-events.js';
import { type NewJob, type Reaction } from './reaction.js';

export interface ReactionParts {
  readonly reaction: Reaction;
  readonly store: Pick<EventStore, 'subscribe' | 'head' | 'identity' | 'holds'>;
  readonly decode: DecodeRecorded;
  readonly jobs: Pick<Jobs, 'add'>;
  readonly log: Logger;
}

const MAX_BATCH = 200;
/**
 * Jobs are added at once, the checkpoint is saved later: after a crash, events after the checkpoint are processed
 * again.
 */
const CHECKPOINT_MS = 250;

/** One reaction's processing of the log, as long as its process leads. */
export class ReactionTerm {
  private reached: Position | null = null;
  private saved: Position | null = null;
  private readonly types: ReadonlySet<string>;
  private readonly checkpoint: ReactionCheckpoint;

  constructor(
    private readonly parts: ReactionParts,
    private readonly term: Term,
  ) {
    this.types = new Set(parts.reaction.types);
    this.checkpoint = reactionCheckpoint(term.client, parts.reaction.name);
  }

  /** Ends with the term, after its progress is saved. @throws WrongLogError; when the database is lost */
  async run(): Promise<void> {
    this.reached = this.saved = await this.start();
    const over = new AbortController();
    const signal = AbortSignal.any([this.term.signal, over.signal]);
    const work = [this.follow(signal), this.saveRegularly(signal)];
    // The first to fail ends the other.
    try {
      await Promise.race(work);
    } finally {
      over.abort();
      await Promise.allSettled(work);
    }
    await Promise.all(work);
    await this.save();
  }

  private async start(): Promise<Position | null> {
    const { reaction, store } = this.parts;
    const saved = await this.checkpoint.read();
    if (saved !== null && saved.position > 0n) await requireLogOf([saved], store);
    if (saved !== null || reaction.startsAt === 'beginning') return saved?.position ?? null;
    const head = (await store.head()) ?? 0n;
    await this.checkpoint.move(null, head, await store.identity());
    return head;
  }

  private async follow(signal: AbortSignal): Promise<void> {
    const goal = (await this.parts.store.head()) ?? 0n;
    const cursor = new EventCursor(this.parts.store, { after: this.reached, readAhead: 2 * MAX_BATCH });
    const close = (): void => void cursor.close();
    signal.addEventListener('abort', close, { once: true });
    try {
      while (!signal.aborted) {
        if ((this.reached ?? 0n) >= goal) this.term.became('live');
        const batch = await cursor.take(MAX_BATCH);
        if (batch.length === 0) return;
        await this.handle(batch, signal);
      }
    } finally {
      signal.removeEventListener('abort', close);
      await cursor.close();
    }
  }

  private async handle(batch: readonly RecordedEvent[], signal: AbortSignal): Promise<void> {
    const relevant = batch.filter(({ type }) => this.types.has(type));
    try {
      if (relevant.length > 0) await this.reactUntilDone(relevant, signal);
      this.reached = batch.at(-1)?.position ?? this.reached;
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  private reactUntilDone(batch: readonly RecordedEvent[], signal: AbortSignal): Promise<void> {
    const { log, reaction } = this.parts;
    return retry(() => this.react(batch), {
      signal,
      isPassing: (error) => !(error instanceof PoisonEventError),
      onFailure: (error) => log.warn({ error, reaction: reaction.name }, 'a reaction failed; it tries again'),
    });
  }

  private async react(batch: readonly RecordedEvent[]): Promise<void> {
    const { decode, log, reaction } = this.parts;
    if (await reaction.isIdle?.()) return;
    const events = await readable(batch, decode, ({ position }, error) =>
      log.error(
        { error, reaction: reaction.name, position: String(position) },
        'a reaction has skipped an event that it cannot read',
      ),
    );
    const { jobs, poison } = jobsOf(reaction, events);
    await this.addAll(jobs);
    if (poison) throw poison;
  }

  private async addAll(jobs: readonly NewJob[]): Promise<void> {
    const inOrder = jobs.filter(({ queue }) => queue.orderKey !== undefined);
    for (const job of inOrder) await this.add(job);
    const [first, ...rest] = jobs.filter(({ queue }) => queue.orderKey === undefined);
    // One event alone tests whether the queue can be reached.
    if (first) await this.add(first);
    await Promise.all(rest.map((job) => this.add(job)));
  }

  private async add({ queue, data, options, cause }: NewJob): Promise<void> {
    const priority = await this.parts.reaction.priorityOf?.(cause);
    const placed = priority === undefined ? options : { ...options, priority };
    await this.parts.jobs.add(queue, { ...data, ...correlationData(cause) }, placed);
  }

  private async saveRegularly(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await pause(CHECKPOINT_MS, signal);
      await this.save();
    }
  }

  private async save(): Promise<void> {
    const to = this.reached;
    if (to === null || to === this.saved) return;
    await this.checkpoint.move(this.saved, to, await this.parts.store.identity());
    this.saved = to;
  }
}
