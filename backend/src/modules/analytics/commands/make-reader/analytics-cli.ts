import { type ReaderRole, readerStatements } from './make-reader.js';

export interface AnalyticsCliDeps {
  /** Makes the views, or brings them up to date. */
  readonly install: () => Promise<void>;
  /** @returns what the role may write nevertheless */
  readonly make: (role: ReaderRole) => Promise<readonly string[]>;
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
    const { pathname, username } = new URL(deps.databaseUrl);
    const place = { exists: false, database: pathname.slice(1), user: decodeURIComponent(username) };
    for (const statement of readerStatements(role, place)) deps.print(`${statement};`);
    return 0;
  }
  await deps.install();
  const open = await deps.make(role);
  deps.print(`${role.name} reads schema analytics at ${addressFor(deps.databaseUrl, role)}`);
  deps.print('The password is shown this once.');
  if (open.length > 0)
    deps.print(`It may still make ${open.join(' and ')}: have an administrator run the statements of --sql.`);
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
