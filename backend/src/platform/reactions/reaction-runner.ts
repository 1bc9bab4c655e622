import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { reactionCheckpoint } from './reaction-checkpoint.js';
import { ReactionLead, type ReactionParts } from './reaction-lead.js';

export interface ReactionOptions extends ReactionParts {
  /** Straight to the server: session locks do not survive a pooler. */
  readonly databaseUrl: string;
  /** How often a copy on stand-by asks for the lead; 1 s where absent. */
  readonly standByMs?: number;
}
export interface RunningReaction {
  /** Finishes what is in hand and lets go of the lead. */
  stop(): Promise<void>;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

class ReactionRunner implements RunningReaction {
  private readonly stopping = new AbortController();
  private readonly running: Promise<void>;

  constructor(private readonly options: ReactionOptions) {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (!this.stopping.signal.aborted) {
      const began = performance.now();
      await this.turn().catch((error: unknown) => this.complain(error));
      pauseMs = performance.now() - began > LONGEST_PAUSE_MS ? FIRST_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
      await this.sleep(pauseMs);
    }
  }

  /** One connection's life: waits for the lead, then reacts while the connection holds. */
  private async turn(): Promise<void> {
    const { databaseUrl, reaction, standByMs = 1_000 } = this.options;
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'steppes-reaction',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
    });
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    const signal = AbortSignal.any([this.stopping.signal, lost.signal]);
    const checkpoint = reactionCheckpoint(client, reaction.name);
    try {
      await client.connect();
      while (!signal.aborted && !(await checkpoint.lead())) await this.sleep(standByMs);
      if (!signal.aborted) await new ReactionLead(this.options, checkpoint, signal).run();
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  private complain(error: unknown): void {
    if (!this.stopping.signal.aborted)
      this.options.log.warn(
        { error, reaction: this.options.reaction.name },
        'a reaction lost its place; it goes on from its checkpoint',
      );
  }

  private async sleep(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}

/** Runs a reaction here, or stands by for the copy that does: one at a time in the whole product, in the log's order. */
export const startReaction = (options: ReactionOptions): RunningReaction => new ReactionRunner(options);
