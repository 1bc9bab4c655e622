import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { READ_MODELS, type ReadModel } from '#projections/read-models.js';
import { connectProjecting, LOCKS, tryLock } from './connection.js';
import { type EventSource } from './event-source.js';
import { asError, CheckpointMovedError, PoisonEventError } from './failures.js';
import { Lead } from './lead.js';
import { type Logger, OccasionalLog } from './log.js';
import { type Progress, ReportedProgress } from './progress.js';
import { type OnPoint } from './write-batch.js';

/**
 * - `stand-by`: another copy projects. `catching-up`: this one, not yet at the log's head; tables of a new version are filled.
 * - `live`: this one, every read model current. `retrying`: after a failure that may pass. `poisoned`: at an event that can't be projected.
 */
export type ProjectorState = 'starting' | 'stand-by' | 'catching-up' | 'live' | 'retrying' | 'poisoned' | 'stopped';

export interface ProjectorOptions {
  /** Straight to the server, through no pooler. */
  readonly databaseUrl: string;
  readonly source: EventSource;
  readonly log: Logger;
  /** All of them where absent. */
  readonly models?: readonly ReadModel[];
  /** Most events a transaction; 500 where absent. */
  readonly maxBatch?: number;
  /** How often a copy on stand-by asks for the lead; 500 ms where absent. */
  readonly standByMs?: number;
  /** For fault tests. */
  readonly onPoint?: OnPoint;
  /** Told once, when the projector stops at an event. */
  readonly onPoison?: (error: PoisonEventError) => void;
}

export interface Projector {
  readonly state: ProjectorState;
  /** Live, or on stand-by for one that is. */
  readonly ready: boolean;
  /** The last failure, until there is progress again. */
  readonly error: Error | null;
  readonly progress: Progress;
  /** Finishes the batch in hand and lets go of the lead. */
  stop(): Promise<void>;
}

/** A bad event is tried as often before the projector believes it. */
const POISON_ATTEMPTS = 3;
const FIRST_RETRY_MS = 50;
const LONGEST_RETRY_MS = 5_000;

class RunningProjector implements Projector {
  state: ProjectorState = 'starting';
  error: Error | null = null;
  readonly progress = new ReportedProgress();
  private readonly stopping = new AbortController();
  private readonly complaints: OccasionalLog;
  private failures = 0;
  private poison: { readonly position: bigint; readonly times: number } | null = null;
  private readonly running: Promise<void>;

  constructor(private readonly options: ProjectorOptions) {
    this.complaints = new OccasionalLog(options.log);
    this.running = this.run();
  }

  get ready(): boolean {
    return this.state === 'live' || this.state === 'stand-by';
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted && this.state !== 'poisoned') {
      await this.turn().catch((error: unknown) => this.failed(asError(error)));
    }
    if (this.state !== 'poisoned') this.state = 'stopped';
  }

  /** One connection's life: asks for the lead, leads while all is well. */
  private async turn(): Promise<void> {
    const client = await connectProjecting(this.options.databaseUrl, 'steppes-projector');
    try {
      if (await this.becomesLead(client)) await this.lead(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  private async becomesLead(client: pg.Client): Promise<boolean> {
    while (!this.stopping.signal.aborted) {
      if (await tryLock(client, LOCKS.lead)) return true;
      this.state = 'stand-by';
      await this.sleep(this.options.standByMs ?? 500);
    }
    return false;
  }

  private async lead(client: pg.Client): Promise<void> {
    const { databaseUrl, source, log, models = READ_MODELS, maxBatch = 500, onPoint } = this.options;
    const lead = new Lead(client, {
      databaseUrl,
      source,
      log,
      models,
      maxBatch,
      signal: this.stopping.signal,
      ...(onPoint ? { onPoint } : {}),
      onState: (state) => this.became(state),
      onProgress: (position) => this.advanced(position),
    });
    await lead.run();
  }

  private became(state: 'catching-up' | 'live'): void {
    this.state = state;
    if (state === 'live') this.error = null;
  }

  private advanced(position: bigint | null): void {
    if (this.state === 'live') {
      this.failures = 0;
      this.error = null;
      this.complaints.reset();
    }
    this.progress.report(position);
  }

  private async failed(error: Error): Promise<void> {
    if (this.stopping.signal.aborted) return;
    if (error instanceof CheckpointMovedError) {
      this.options.log.info({ reason: error.message }, 'checkpoints were moved by somebody else; reading them again');
      return;
    }
    this.error = error;
    this.failures += 1;
    if (error instanceof PoisonEventError && this.isBelieved(error)) {
      this.stopAt(error);
      return;
    }
    this.state = 'retrying';
    this.complaints.warn({ error }, 'projecting failed; trying again');
    await this.sleep(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (this.failures - 1)));
  }

  private isBelieved({ position }: PoisonEventError): boolean {
    const times = this.poison?.position === position ? this.poison.times + 1 : 1;
    this.poison = { position, times };
    return times >= POISON_ATTEMPTS;
  }

  private stopAt(error: PoisonEventError): void {
    this.state = 'poisoned';
    this.options.log.error(
      { error, position: String(error.position) },
      'the projector has stopped at an event that it cannot project',
    );
    this.options.onPoison?.(error);
  }

  private async sleep(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}

/**
 * Reads the log in order and keeps the read models (design section 5). Of all copies that run, one leads and the
 * others stand by; it survives outages of database and log by itself.
 */
export const startProjector = (options: ProjectorOptions): Projector => new RunningProjector(options);
