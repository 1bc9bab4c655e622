import { parseArgs } from 'node:util';

/** Where a log is. */
export type LogLocation = { readonly kind: 'table' } | { readonly kind: 'eventstoredb'; readonly url: string };

export interface EventlogRequest {
  readonly from: LogLocation;
  readonly to: LogLocation;
  /** Null: the game's own database. */
  readonly databaseUrl: string | null;
  readonly isSwitch: boolean;
}

export const EVENTLOG_USAGE = `Usage: npm run eventlog -- copy --from <log> --to <log> [--switch]
  copies the log from the database to EventStoreDB or back, also while the game runs; run again, it takes the rest
  <log>     database (the game's own), postgres://… or esdb://…; EVENTSTORE_PREFIX is that of esdb://…
  --switch  the last run, with the game stopped: the database goes on with the copy from then on`;

const TABLE = /^(database$|postgres(ql)?:\/\/)/;
const EVENTSTORE = /^(esdb|kurrentdb)(\+discover)?:\/\//;

const placeOf = (text: string | undefined): LogLocation | null => {
  if (text === undefined) return null;
  if (TABLE.test(text)) return { kind: 'table' };
  return EVENTSTORE.test(text) ? { kind: 'eventstoredb', url: text } : null;
};

const parsed = (argv: readonly string[]) => {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { from: { type: 'string' }, to: { type: 'string' }, switch: { type: 'boolean', default: false } },
    });
  } catch {
    return null;
  }
};

/** Null where the words are not a valid command. */
export const readRequest = (argv: readonly string[]): EventlogRequest | null => {
  const read = parsed(argv);
  if (read === null || read.positionals.join(' ') !== 'copy') return null;
  const { values } = read;
  const [from, to] = [placeOf(values.from), placeOf(values.to)];
  if (from === null || to === null || from.kind === to.kind) return null;
  const table = from.kind === 'table' ? values.from : values.to;
  return { from, to, databaseUrl: table === 'database' ? null : (table ?? null), isSwitch: values.switch };
};
