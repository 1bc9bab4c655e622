import { type Position } from '#backend/platform/event-store/event-store.port.js';
import { noteWritten } from '#backend/platform/http/read-after.js';
import { type Logger } from '#backend/platform/logger.port.js';
import { type Progress } from '#backend/platform/read-models/progress.port.js';
import { createProgress, type ListeningProgress } from '#backend/platform/projections/create-progress.js';
import { type Projector } from '#backend/platform/projections/projector.js';

/** Progress of the read models: from this process' projector while it leads, else from the leader's notifications. */
export class CurrentProgress implements Progress {
  /** This process' projector, once it runs. */
  projector: Projector | null = null;
  private elsewhere: ListeningProgress | null = null;

  constructor(private readonly options: { readonly databaseUrl: string; readonly log: Logger }) {}

  waitFor(position: Position, timeoutMs: number): Promise<boolean> {
    noteWritten(position);
    const leads =
      this.projector !== null && (this.projector.state === 'live' || this.projector.state === 'catching-up');
    if (leads && this.projector) return this.projector.progress.waitFor(position, timeoutMs);
    this.elsewhere ??= createProgress(this.options);
    return this.elsewhere.waitFor(position, timeoutMs);
  }

  async close(): Promise<void> {
    await this.elsewhere?.close();
  }
}
