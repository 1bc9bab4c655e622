import { parseArgs } from 'node:util';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { memberLine } from './member-line.js';

interface Added {
  readonly username: string;
  /** Whether there was an account, and whether what opened it has ended. */
  readonly before: 'none' | 'ended' | 'kept';
  readonly link: string;
}
export interface StaffCliDeps {
  /** What is wrong with an address or a name, in words; null for good ones. */
  readonly faultOf: (email: string, name: string | null) => string | null;
  readonly add: (email: string, name: string | null) => Promise<Added>;
  /** The id of an account by its id, username or confirmed address; null for none. */
  readonly find: (name: string) => Promise<string | null>;
  /** @returns false for somebody whom no command has made staff */
  readonly remove: (staffId: string) => Promise<boolean>;
  /** Whether somebody is staff, by whatever reason. */
  readonly isStaff: (staffId: string) => Promise<boolean>;
  readonly list: () => Promise<readonly Parameters<typeof memberLine>[0][]>;
  /** @returns whether there was a second factor */
  readonly reset: (staffId: string) => Promise<boolean>;
  readonly print: (line: string) => void;
}

const USAGE = `Usage: add <e-mail> [--name <username>]
  Makes somebody staff, at once. Where no account has that address confirmed, one is made, with a name like the address or
  the one given. One that is there and not yet staff by this command loses its password and is signed out everywhere.
  Prints a link that works once, for an hour: it sets a password and signs in.

       remove <user>
  Ends that, at once, and removes the second factor. By id, username or e-mail address.

       list
  Everybody who is staff, by this command or by STAFF_EMAILS.

       reset-second-factor <user>
  Removes the second factor of a member of the staff, by id, username or e-mail address: the next visit of /staff sets up
  a new one.`;

type Command = (args: readonly string[], deps: StaffCliDeps) => Promise<number> | null;

/** Null for options that are not known. */
const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: { name: { type: 'string' } }, allowPositionals: true });
  } catch {
    return null;
  }
};

const BEFORE: Readonly<Record<Added['before'], string>> = {
  none: ', with a new account.',
  ended: '. The account was there: its password works no more, and all devices are signed out.',
  kept: '.',
};
/** The command does not know where the game runs. */
const ADDRESS =
  'Its address comes from PUBLIC_URL, or without it from PORT: give this command the same settings as the game.';

const added = async (email: string, name: string | null, deps: StaffCliDeps): Promise<number> => {
  const fault = deps.faultOf(email, name);
  if (fault !== null) {
    deps.print(fault);
    return 2;
  }
  const { username, before, link } = await deps.add(email, name);
  deps.print(`${username} is staff${BEFORE[before]} This link sets a password and signs in.`);
  deps.print('It works once, for an hour:');
  deps.print(link);
  deps.print(ADDRESS);
  if (before === 'kept') deps.print('The password of before works until then. Whoever knows it needs no link.');
  return 0;
};

const add: Command = (args, deps) => {
  const found = parsed(args);
  const [email, ...more] = found?.positionals ?? [];
  if (!found || email === undefined || more.length > 0) return null;
  return added(email, found.values.name ?? null, deps);
};

/** A command about one person. @returns null for wrong usage */
const forPerson =
  (act: (name: string, staffId: string | null, deps: StaffCliDeps) => Promise<number>): Command =>
  ([name, ...more], deps) =>
    name === undefined || more.length > 0 ? null : deps.find(name).then((staffId) => act(name, staffId, deps));

const remove = forPerson(async (name, staffId, { print, ...deps }) => {
  const wasMember = staffId !== null && (await deps.remove(staffId));
  if (staffId !== null && (await deps.isStaff(staffId))) {
    print(`${name} is still staff: the address stands in STAFF_EMAILS. Take it out there, and start the game anew.`);
    return 1;
  }
  if (wasMember) await deps.reset(staffId);
  print(wasMember ? `${name} is no longer staff.` : `${name} is not staff.`);
  return wasMember ? 0 : 1;
});

const reset = forPerson(async (name, staffId, deps) => {
  const wasThere = staffId !== null && (await deps.reset(staffId));
  deps.print(wasThere ? `The second factor of ${name} is removed.` : `${name} has no second factor.`);
  return wasThere ? 0 : 1;
});

const listed = async (deps: StaffCliDeps): Promise<number> => {
  const lines = (await deps.list()).map(memberLine);
  for (const line of lines.length > 0 ? lines : ['Nobody is staff.']) deps.print(line);
  return 0;
};
const list: Command = (args, deps) => (args.length > 0 ? null : listed(deps));

const COMMANDS = new Map([
  ['add', add],
  ['remove', remove],
  ['list', list],
  ['reset-second-factor', reset],
]);

/**
 * `npm run staff -- …`; `argv` without node and script. @returns the exit code: 1 where it can't be done, 2 for wrong
 * usage
 */
export const runStaffCli = async (argv: readonly string[], deps: StaffCliDeps): Promise<number> => {
  const [name = '', ...args] = argv;
  try {
    const code = await (argv.includes('--help') ? null : COMMANDS.get(name)?.(args, deps));
    if (typeof code === 'number') return code;
  } catch (error) {
    if (!(error instanceof RejectedError)) throw error;
    deps.print(error.message);
    return 1;
  }
  deps.print(USAGE);
  return argv.includes('--help') ? 0 : 2;
};
