import { type ReadModel } from '#projections/read-models.js';
import { liveCheckpoints } from './checkpoints.js';
import { settleLog } from '../log-identity/places.js';
import { withConnection } from './connection.js';
import { type EventSource } from '../subscriptions/event-source.js';
import { createReadModelTables } from './read-model-tables.js';

/** `behind`: distance in the log's own measure: events in Postgres, bytes in EventStoreDB; null where nothing was read yet. */
export interface Lag {
  readonly readModel: string;
  readonly version: number;
  readonly position: bigint | null;
  readonly head: bigint | null;
  readonly behind: bigint | null;
}

export interface LagOptions {
  readonly databaseUrl: string;
  readonly source: Pick<EventSource, 'head' | 'identity' | 'holds'>;
  readonly models: readonly ReadModel[];
}

const distance = (position: bigint | null, head: bigint | null): bigint | null => {
  if (head === null) return 0n;
  if (position === null) return null;
  return head > position ? head - position : 0n;
};

/** How far each live read model is behind the log. @throws WrongLogError when one is of another log: no distance is known */
export const lag = ({ databaseUrl, source, models }: LagOptions): Promise<readonly Lag[]> =>
  withConnection(databaseUrl, 'steppes-lag', async (client) => {
    await createReadModelTables(client, models);
    await settleLog(client, source);
    const head = await source.head();
    const live = await liveCheckpoints(client);
    return models.map(({ table }) => {
      const { version, position } = live.get(table.name) ?? { version: 0, position: null };
      return { readModel: table.name, version, position, head, behind: distance(position, head) };
    });
  });
