export interface LeadsCliDeps {
  /** Whether there is such a lead. */
  readonly isKnown: (leadId: string) => Promise<boolean>;
  /** Once asked for, it is carried out, also where this process ends. */
  readonly erase: (leadId: string) => Promise<void>;
  readonly print: (line: string) => void;
}

const USAGE = `Usage: erase <leadId>
  Erases a lead: nothing of it can be read any more, its address is free again, and its contact in the CRM is deleted.
  The lead of a person who plays goes with the person; this erases the lead alone.`;

/** `npm run leads -- …`; `argv` without node and script. @returns the exit code: 1 where there is no such lead, 2 for wrong usage */
export const runLeadsCli = async (argv: readonly string[], deps: LeadsCliDeps): Promise<number> => {
  const [command, leadId, ...more] = argv;
  if (command !== 'erase' || leadId === undefined || more.length > 0) {
    deps.print(USAGE);
    return argv.includes('--help') ? 0 : 2;
  }
  if (!(await deps.isKnown(leadId))) {
    deps.print(`There is no lead ${leadId}.`);
    return 1;
  }
  await deps.erase(leadId);
  deps.print(`The lead ${leadId} is erased.`);
  return 0;
};
