import { type ReadModel } from '#projections/read-models.js';
import { firstPosition, isCurrent, liveCheckpoints, nameLog, type TargetTable } from './checkpoints.js';
import { EventCursor } from '../subscriptions/event-cursor.js';
import { type EventSource } from '../subscriptions/event-source.js';
import { type Logger } from '../logger.port.js';
import { createReadModelTables } from './read-model-tables.js';
import { settleLog } from '../log-identity/places.js';
import { rebuild } from './swap.js';
import { type Term } from '../subscriptions/log-follower.js';
import { BatchWriter, type OnPoint } from './write-batch.js';

export interface ProjectorTermOptions {
  readonly databaseUrl: string;
  readonly source: EventSource;
  readonly log: Logger;
  readonly models: readonly ReadModel[];
  readonly maxBatch: number;
  readonly onPoint?: OnPoint;
  readonly onProgress: (position: bigint | null) => void;
  /** Told when no read model is to be rebuilt. */
  readonly onCurrent?: () => void;
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** The leading projector's work, for as long as its connection and its checkpoints hold. */
export class ProjectorTerm {
  private readonly writer: BatchWriter;
  private targets: readonly TargetTable[] = [];

  constructor(
    private readonly term: Term,
    private readonly options: ProjectorTermOptions,
  ) {
    const { onPoint } = options;
    this.writer = new BatchWriter(term.client, { announce: true, ...(onPoint && { onPoint }) });
  }

  /**
   * Ends when the signal aborts, or when a rebuild was swapped in and the checkpoints are to be read again.
   * @throws WrongLogError when the checkpoints are of another log
   */
  async run(): Promise<void> {
    const { models, onProgress } = this.options;
    const { client, signal } = this.term;
    await createReadModelTables(client, models);
    await settleLog(client, this.options.source);
    const live = await liveCheckpoints(client);
    const current = models.filter((model) => isCurrent(model, live.get(model.table.name)));
    this.targets = current.map((model) => ({
      model,
      table: live.get(model.table.name)?.table ?? model.table.name,
      position: live.get(model.table.name)?.position ?? null,
    }));
    onProgress(firstPosition(this.targets));
    const outdated = models.filter((model) => !current.includes(model));
    if (outdated.length === 0) this.options.onCurrent?.();
    const pass = new AbortController();
    const stop = AbortSignal.any([signal, pass.signal]);
    const following = this.follow(stop, outdated.length === 0);
    const rebuilding = outdated.length === 0 ? following : this.renew(outdated, stop);
    // Whichever ends first, by a failure or by its work being done, ends the other.
    try {
      await Promise.race([following, rebuilding]);
    } finally {
      pass.abort();
      await Promise.allSettled([following, rebuilding]);
    }
  }

  private async renew(models: readonly ReadModel[], signal: AbortSignal): Promise<void> {
    const { databaseUrl, source, log } = this.options;
    const readModels = models.map(({ table, projection }) => `${table.name} v${projection.version}`);
    log.info({ readModels }, 'read models are being rebuilt beside the live ones');
    const position = await rebuild({ databaseUrl, source, models, signal });
    log.info({ readModels, position: String(position) }, 'rebuilt read models have taken their place');
  }

  private async follow(signal: AbortSignal, complete: boolean): Promise<void> {
    const { source, maxBatch } = this.options;
    if (this.targets.length === 0) return aborted(signal);
    const goal = await source.head();
    const cursor = new EventCursor(source, { after: firstPosition(this.targets), readAhead: 2 * maxBatch });
    const close = (): void => {
      void cursor.close();
    };
    signal.addEventListener('abort', close, { once: true });
    try {
      if (complete) this.reached(goal);
      while (!signal.aborted) {
        const events = await cursor.take(maxBatch);
        if (events.length === 0) break;
        await nameLog(this.term.client, source, this.targets);
        this.targets = await this.writer.write(this.targets, events);
        if (complete) this.reached(goal);
        this.options.onProgress(firstPosition(this.targets));
      }
    } finally {
      signal.removeEventListener('abort', close);
      await cursor.close();
    }
  }

  private reached(goal: bigint | null): void {
    const position = firstPosition(this.targets);
    if (goal === null || (position !== null && position >= goal)) this.term.became('live');
  }
}
