import type pg from 'pg';
import { moveStatement, type TargetTable } from './checkpoints.js';
import { coalesce, type PositionedChange, type Step } from './coalesce.js';
import { inOneWrite } from './connection.js';
import { type SourceEvent } from '../subscriptions/event-source.js';
import { CheckpointMovedError, isPassing, PoisonEventError } from '../subscriptions/failures.js';
import { RowsStatements, type Statement, type TableWrites, whereStatement } from './statements.js';
import { ignored } from '#backend/shared/ignored.js';

/** Where a fault test may stop the world: rows and checkpoint are written, and not yet committed. */
type ProjectionPoint = 'projection:rows-written';
export type OnPoint = (point: ProjectionPoint) => void | Promise<void>;

export interface BatchWriterOptions {
  /** Tell other processes. */
  readonly announce: boolean;
  readonly onPoint?: OnPoint;
}

const isNew = ({ position }: TargetTable, event: SourceEvent): boolean =>
  position === null || event.position > position;

const changesOf = (target: TargetTable, events: readonly SourceEvent[]): readonly PositionedChange[] => {
  const changes: PositionedChange[] = [];
  for (const event of events) {
    if (!isNew(target, event)) continue;
    try {
      for (const change of target.model.projection.project(event)) changes.push({ change, position: event.position });
    } catch (cause) {
      throw new PoisonEventError(event, cause);
    }
  }
  return changes;
};

interface Plan {
  readonly target: TargetTable;
  readonly steps: readonly Step[];
}

/** Writes batches of events to tables, on one connection: rows and checkpoints in one transaction each. */
export class BatchWriter {
  private readonly rowsStatements = new RowsStatements();

  constructor(
    private readonly client: pg.Client,
    private readonly options: BatchWriterOptions,
  ) {}

  /**
   * One transaction, two round trips. A batch that fails for what is in it is tried event by event, so that all that
   * comes before the bad event is kept and the event is named.
   * @returns the targets, moved on
   * @throws PoisonEventError, CheckpointMovedError, or what the server or the network says
   */
  async write(targets: readonly TargetTable[], events: readonly SourceEvent[]): Promise<readonly TargetTable[]> {
    try {
      return await this.transaction(() => this.apply(targets, events));
    } catch (error) {
      const [event] = events;
      if (isPassing(error) || error instanceof CheckpointMovedError || event === undefined) throw error;
      if (events.length === 1) throw error instanceof PoisonEventError ? error : new PoisonEventError(event, error);
    }
    let moved = targets;
    for (const event of events) moved = await this.write(moved, [event]);
    return moved;
  }

  /** The same within a transaction that is open already. */
  async apply(targets: readonly TargetTable[], events: readonly SourceEvent[]): Promise<readonly TargetTable[]> {
    const to = events.at(-1)?.position;
    const behind = targets.filter(({ position }) => to !== undefined && (position === null || position < to));
    if (to === undefined || behind.length === 0) return targets;
    const statements = this.statements(
      behind.map((target) => ({ target, steps: coalesce(target.model.table, changesOf(target, events)) })),
    );
    await this.send(behind, statements, to);
    return targets.map((target) => (behind.includes(target) ? { ...target, position: to } : target));
  }

  /** Sends the checkpoints first: the loser of a race learns it at once, and waits for nobody while holding rows. */
  private async send(behind: readonly TargetTable[], statements: readonly Statement[], to: bigint): Promise<void> {
    const moving = moveStatement(behind, to, this.options);
    const asked = inOneWrite(
      this.client,
      () =>
        [
          this.client.query<{ moved: number }>({ ...moving } as pg.QueryConfig),
          ...statements.map((statement) => this.client.query({ ...statement } as pg.QueryConfig)),
        ] as const,
    );
    const [move, ...written] = await Promise.allSettled(asked);
    if (move.status === 'rejected') throw move.reason;
    if (move.value.rows[0]?.moved !== behind.length)
      throw new CheckpointMovedError(
        `of ${behind.length} checkpoints ${move.value.rows[0]?.moved ?? 0} were where they were left`,
      );
    for (const result of written) if (result.status === 'rejected') throw result.reason;
    await this.options.onPoint?.('projection:rows-written');
  }

  /** Tables do not depend on each other, so that the n-th steps of all of them travel together. */
  private statements(plans: readonly Plan[]): readonly Statement[] {
    const statements: Statement[] = [];
    const longest = Math.max(0, ...plans.map(({ steps }) => steps.length));
    for (let n = 0; n < longest; n++) {
      const writes: TableWrites[] = [];
      for (const {
        target: { model, table: into },
        steps,
      } of plans) {
        const step = steps[n];
        if (step === undefined) continue;
        if ('rows' in step) writes.push({ table: model.table, into, rows: step.rows });
        else statements.push(whereStatement(model.table, into, step.everywhere));
      }
      if (writes.length > 0) statements.push(this.rowsStatements.of(writes));
    }
    return statements;
  }

  /** `begin` is not awaited: it is sent together with the next statements, in one write. */
  private async transaction<T>(work: () => Promise<T>): Promise<T> {
    const { begun, working } = inOneWrite(this.client, () => ({
      begun: this.client.query('begin'),
      working: work(),
    }));
    begun.catch(ignored.awaitedElsewhere);
    try {
      const result = await working;
      await begun;
      await this.client.query('commit');
      return result;
    } catch (error) {
      await this.client.query('rollback').catch(ignored.afterAnError);
      throw error;
    }
  }
}
