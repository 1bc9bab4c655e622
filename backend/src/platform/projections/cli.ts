import { READ_MODELS, type ReadModel } from '#projections/read-models.js';
import { checksum } from './checksum.js';
import { type EventSource } from '../subscriptions/event-source.js';
import { WrongLogError } from '../event-store/event-store.port.js';
import { placesIn, requireLogOf } from '../log-identity/places.js';
import { takeOverLog } from '../log-identity/take-over.js';
import { withConnection } from './connection.js';
import { lag } from './lag.js';
import { createReadModelTables } from './read-model-tables.js';
import { rebuild } from './swap.js';

export interface ProjectionsCliDeps {
  readonly databaseUrl: string;
  readonly source: EventSource;
  readonly print: (line: string) => void;
  /** All of them where absent. */
  readonly models?: readonly ReadModel[];
}

const USAGE = `Usage: <command> [read models…], all of them where none is named
  rebuild   fill the tables anew beside the live ones, then let them take their place; the way out after a change of
            the log
  checksum  compare the live tables with fresh ones at the same position; exit code 1 where they differ
  lag       how far each read model is behind the log`;

const show = (position: bigint | null): string => (position === null ? 'none' : String(position));

/** Whether the database was read from another log, or further than this log goes: a rebuild then takes this log over. */
const isAnotherLog = ({ databaseUrl, source }: ProjectionsCliDeps): Promise<boolean> =>
  withConnection(databaseUrl, 'steppes-log', async (client) => {
    await createReadModelTables(client, []);
    try {
      await requireLogOf(await placesIn(client), source);
      return false;
    } catch (error) {
      if (!(error instanceof WrongLogError)) throw error;
      return true;
    }
  });

const takeOver = async ({ databaseUrl, source, print }: ProjectionsCliDeps): Promise<void> => {
  const taken = await withConnection(databaseUrl, 'steppes-log', (client) => takeOverLog(client, source));
  for (const name of taken.reactions)
    print(`reaction ${name} goes on at ${show(taken.head)}, the end of this log: what stands before it causes no jobs`);
};

const rebuilt = async (deps: ProjectionsCliDeps, models: readonly ReadModel[]): Promise<number> => {
  const another = await isAnotherLog(deps);
  const position = await rebuild({ ...deps, models });
  for (const { table, projection } of models)
    deps.print(`${table.name} v${projection.version} rebuilt at position ${show(position)}`);
  if (another) await takeOver(deps);
  return 0;
};

const compared = async (deps: ProjectionsCliDeps, models: readonly ReadModel[]): Promise<number> => {
  const sums = await checksum({ ...deps, models });
  for (const { readModel, version, position, live, rebuilt: fresh, equal } of sums) {
    deps.print(
      `${readModel} v${version} at position ${show(position)}: ${equal ? `equal, ${live.rows} rows` : `DIFFERENT: live ${live.rows} rows ${live.sum}, rebuilt ${fresh.rows} rows ${fresh.sum}`}`,
    );
  }
  return sums.every(({ equal }) => equal) ? 0 : 1;
};

const behind = async (deps: ProjectionsCliDeps, models: readonly ReadModel[]): Promise<number> => {
  for (const { readModel, version, position, head, behind: distance } of await lag({ ...deps, models })) {
    deps.print(
      `${readModel} v${version} at ${show(position)} of ${show(head)}, behind by ${distance === null ? 'everything' : distance}`,
    );
  }
  return 0;
};

const COMMANDS: Readonly<Record<string, (deps: ProjectionsCliDeps, models: readonly ReadModel[]) => Promise<number>>> =
  { rebuild: rebuilt, checksum: compared, lag: behind };

/** Runs one command of the projections' tool; `argv` without node and script. @returns the exit code: 2 for wrong usage */
export const runProjectionsCli = async (argv: readonly string[], deps: ProjectionsCliDeps): Promise<number> => {
  const [name = '', ...names] = argv;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const known = deps.models ?? READ_MODELS;
  const unknown = names.filter((wanted) => !known.some(({ table }) => table.name === wanted));
  if (command && unknown.length === 0)
    return command(deps, names.length === 0 ? known : known.filter(({ table }) => names.includes(table.name)));
  deps.print(
    command
      ? `No read model is named ${unknown.join(', ')}; there are ${known.map(({ table }) => table.name).join(', ')}`
      : USAGE,
  );
  return 2;
};
