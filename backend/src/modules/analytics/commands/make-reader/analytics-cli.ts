import { type ReaderRole, readerStatements } from './make-reader.js';

export interface AnalyticsCliDeps {
  /** Makes the views, or brings them up to date. */
  readonly install: () => Promise<void>;
  readonly make: (role: ReaderRole) => Promise<void>;
  /** A fresh password. */
  readonly password: () => string;
  readonly databaseUrl: string;
  readonly print: (line: string) => void;
}

const USAGE = `Usage: <command>
  views                 make schema analytics, or bring it up to date; the projector does so by itself
  reader [name]         make a role for BI tools that reads schema analytics alone, and print its address; again, it gets
                        another password. The name is analytics_reader where none is given
  reader [name] --sql   print the statements instead, for an administrator of the database`;

const NAME = /^[a-z][a-z0-9_]{2,40}$/;
const DEFAULT = 'analytics_reader';

const addressFor = (databaseUrl: string, { name, password }: ReaderRole): string => {
  const url = new URL(databaseUrl);
  [url.username, url.password] = [name, password];
  return url.href;
};

const reader = async ([name, ...flags]: readonly string[], deps: AnalyticsCliDeps): Promise<number> => {
  const role = { name: name ?? DEFAULT, password: deps.password() };
  if (flags.includes('--sql')) {
    const database = new URL(deps.databaseUrl).pathname.slice(1);
    for (const statement of readerStatements(role, { exists: false, database })) deps.print(`${statement};`);
    return 0;
  }
  await deps.install();
  await deps.make(role);
  deps.print(`${role.name} reads schema analytics at ${addressFor(deps.databaseUrl, role)}`);
  deps.print('The password is shown this once.');
  return 0;
};

/** Runs one command of `npm run analytics`; `argv` without node and script. @returns the exit code: 2 for wrong usage */
export const runAnalyticsCli = async (argv: readonly string[], deps: AnalyticsCliDeps): Promise<number> => {
  const [command, ...rest] = argv;
  const names = rest.filter((word) => word !== '--sql');
  const isAsked = command === 'reader' && names.length <= 1 && names.every((name) => NAME.test(name));
  if (isAsked) return reader([names[0] ?? DEFAULT, ...rest.filter((word) => word === '--sql')], deps);
  if (command === 'views' && rest.length === 0) {
    await deps.install();
    deps.print('Schema analytics is up to date.');
    return 0;
  }
  deps.print(USAGE);
  return 2;
};
