import { type Projector, type ProjectorOptions, startProjector } from '#backend/platform/projections/projector.js';
import { MemorySource } from '../../support/projections/memory-source.js';
import { type ProjectionDatabase, startProjectionDatabase } from '../../support/projections/projection-database.js';
import { RecordingLog } from '../../support/projections/recording-log.js';
import { sagaLog } from '../../support/projections/sagas.js';

/** A log of three sagas and a database, fresh for each test; the projectors that a test starts are stopped after it. */
export class ProjectorFixture {
  database!: ProjectionDatabase;
  log!: RecordingLog;
  source!: MemorySource;
  private readonly running: Projector[] = [];

  constructor() {
    beforeEach(async () => {
      this.database = await startProjectionDatabase();
      this.log = new RecordingLog();
      this.source = new MemorySource(sagaLog({ sagas: 3, turns: 4 }));
    });
    afterEach(async () => {
      await Promise.all(this.running.splice(0).map((projector) => projector.stop()));
      await this.database.stop();
    });
  }

  readonly start = (over: Partial<ProjectorOptions> = {}): Projector => {
    const { database, source, log } = this;
    const projector = startProjector({ databaseUrl: database.url, source, log, standByMs: 20, ...over });
    this.running.push(projector);
    return projector;
  };

  readonly head = (): bigint => BigInt(this.source.events.length);

  readonly caughtUp = async (projector: Projector): Promise<void> => {
    expect(await projector.progress.waitFor(this.head(), 20_000)).toBe(true);
  };
}
