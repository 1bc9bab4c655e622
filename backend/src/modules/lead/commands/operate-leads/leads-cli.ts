import { parseArgs } from 'node:util';
import { type CrmCall } from '#contracts/integration/managed.js';
import { isEmailAddress, normalEmail } from '#backend/platform/email/email-address.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { isPlausiblePhone } from '#backend/platform/phone/phone-number.js';
import { type LeadEdit } from '../../domain/edit-lead.decider.js';
import { type Leftover } from '../../erasure/leftover-rows.js';

export interface LeadsCliDeps {
  /** Whether there is such a lead. */
  readonly isKnown: (leadId: string) => Promise<boolean>;
  /** Requests the erasure, which is then carried out even if this process ends. */
  readonly erase: (leadId: string) => Promise<void>;
  /** What is corrected is brought to the CRM. */
  readonly edit: (leadId: string, edit: LeadEdit) => Promise<void>;
  /** The calls that a sync would make now. */
  readonly dryRun: (leadId: string) => Promise<readonly CrmCall[]>;
  /** Lines of how it stands with the CRM. */
  readonly status: (leadId: string) => Promise<readonly string[]>;
  readonly leftovers: () => Promise<readonly Leftover[]>;
  /** @returns false where the contact is not in the list */
  readonly strikeOff: (contactId: string) => Promise<boolean>;
  readonly print: (line: string) => void;
}

const USAGE = `Usage: erase <leadId>
  Erases a lead: nothing of it can be read any more, and its address is free again. A contact that we made in the CRM is
  deleted; from any other one only the tags and fields that we added are taken away. The lead of a person who plays goes
  with the person; this erases the lead alone.

       edit <leadId> [--first-name <name>] [--last-name <name>] [--email <address>] [--phone <number>]
  Corrects what the lead told, and sends it to the CRM. An empty text ("") takes a value away here.

       status <leadId>
  Says how the lead stands with the CRM.

       dry-run <leadId>
  Prints the calls that a sync would make now, with what they would send. Nothing is sent but searches.

       leftovers [--strike-off <contactId>]
  Lists contacts of erased leads of which it was not kept who made them. Look at each in the CRM, delete it there where it
  is ours, and strike it off here.`;

type Command = (args: readonly string[], deps: LeadsCliDeps) => Promise<number> | null;

/** @param act what is then printed, line by line */
const forLead = async (
  leadId: string,
  { isKnown, print }: Pick<LeadsCliDeps, 'isKnown' | 'print'>,
  act: () => Promise<readonly string[]>,
): Promise<number> => {
  if (!(await isKnown(leadId))) {
    print(`There is no lead ${leadId}.`);
    return 1;
  }
  try {
    for (const line of await act()) print(line);
    return 0;
  } catch (error) {
    if (!(error instanceof RejectedError)) throw error;
    print(error.message);
    return 1;
  }
};

/** A command with a lead and nothing else. */
const withLead =
  (act: (leadId: string, deps: LeadsCliDeps) => Promise<readonly string[]>): Command =>
  ([leadId, ...more], deps) =>
    leadId === undefined || more.length > 0 ? null : forLead(leadId, deps, () => act(leadId, deps));

const erase = withLead(async (leadId, deps) => {
  await deps.erase(leadId);
  return [`The lead ${leadId} is erased.`];
});
const status = withLead((leadId, deps) => deps.status(leadId));

const linesOf = ({ method, path, body }: CrmCall): readonly string[] => [
  `${method} ${path}`,
  ...(body === null ? [] : [`  ${JSON.stringify(body)}`]),
];
const dryRun = withLead(async (leadId, deps) => {
  const calls = await deps.dryRun(leadId);
  return calls.length === 0 ? ['Nothing would be sent: the CRM has all of it.'] : calls.flatMap(linesOf);
});

const text = { type: 'string' } as const;

/** Null for options that are not known. */
const orNull = <T>(parse: () => T): T | null => {
  try {
    return parse();
  } catch {
    return null;
  }
};

const editOf = (args: readonly string[]): { readonly leadIds: readonly string[]; readonly edit: LeadEdit } | null => {
  const options = { 'first-name': text, 'last-name': text, email: text, phone: text };
  const found = orNull(() => parseArgs({ args: [...args], options, allowPositionals: true }));
  if (!found) return null;
  const { 'first-name': firstName, 'last-name': lastName, email, phone } = found.values;
  const given = { firstName, lastName, phone, email: email === undefined ? undefined : normalEmail(email) };
  return {
    leadIds: found.positionals,
    edit: Object.fromEntries(Object.entries(given).filter(([, v]) => v !== undefined)),
  };
};

const faultIn = ({ phone = '', email }: LeadEdit): string | null => {
  if (phone !== '' && !isPlausiblePhone(phone))
    return `${phone} is no phone number: write its digits, with + and the country first if it is abroad.`;
  return email === undefined || isEmailAddress(email) ? null : `${email} is no e-mail address.`;
};

const edit: Command = (args, deps) => {
  const found = editOf(args);
  const [leadId, ...more] = found?.leadIds ?? [];
  if (!found || leadId === undefined || more.length > 0 || Object.keys(found.edit).length === 0) return null;
  const fault = faultIn(found.edit);
  if (fault !== null) {
    deps.print(fault);
    return Promise.resolve(2);
  }
  return forLead(leadId, deps, async () => {
    await deps.edit(leadId, found.edit);
    return [`The lead ${leadId} is corrected.`];
  });
};

const strikeOff = async (contactId: string, deps: LeadsCliDeps): Promise<number> => {
  const isStruck = await deps.strikeOff(contactId);
  deps.print(isStruck ? `The contact ${contactId} is struck off.` : `The contact ${contactId} is not in the list.`);
  return isStruck ? 0 : 1;
};
const list = async ({ leftovers: all, print }: LeadsCliDeps): Promise<number> => {
  const lines = (await all()).map(({ contactId, leftAt }) => `${leftAt.toISOString()}  ${contactId}`);
  print(lines.length === 0 ? 'There is none.' : lines.join('\n'));
  return 0;
};
const leftovers: Command = (args, deps) => {
  const found = orNull(() => parseArgs({ args: [...args], options: { 'strike-off': text } }));
  if (!found) return null;
  const contactId = found.values['strike-off'];
  return contactId === undefined ? list(deps) : strikeOff(contactId, deps);
};

const COMMANDS = new Map([
  ['erase', erase],
  ['edit', edit],
  ['status', status],
  ['dry-run', dryRun],
  ['leftovers', leftovers],
]);

/** `npm run leads -- …`; `argv` without node and script. @returns the exit code: 1 where there is no such lead, 2 for wrong usage */
export const runLeadsCli = async (argv: readonly string[], deps: LeadsCliDeps): Promise<number> => {
  const [name = '', ...args] = argv;
  const running = COMMANDS.get(name)?.(args, deps);
  if (running) return running;
  deps.print(USAGE);
  return argv.includes('--help') ? 0 : 2;
};
