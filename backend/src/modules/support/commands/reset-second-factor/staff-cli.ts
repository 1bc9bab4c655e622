export interface StaffCliDeps {
  /** The id of an account by its id or username; null for none. */
  readonly find: (name: string) => Promise<string | null>;
  /** @returns whether there was a second factor */
  readonly reset: (staffId: string) => Promise<boolean>;
  readonly print: (line: string) => void;
}

const USAGE = `Usage: reset-second-factor <user>
  Removes the second factor of a member of the staff, by id or username: the next visit of /staff sets up a new one.`;

/** `npm run staff -- …`; `argv` without node and script. @returns the exit code: 1 where there is nothing to reset, 2 for wrong usage */
export const runStaffCli = async (argv: readonly string[], deps: StaffCliDeps): Promise<number> => {
  const [command, name, ...more] = argv;
  if (command !== 'reset-second-factor' || name === undefined || more.length > 0) {
    deps.print(USAGE);
    return argv.includes('--help') ? 0 : 2;
  }
  const staffId = await deps.find(name);
  const wasThere = staffId !== null && (await deps.reset(staffId));
  deps.print(wasThere ? `The second factor of ${name} is removed.` : `${name} has no second factor.`);
  return wasThere ? 0 : 1;
};
