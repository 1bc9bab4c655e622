import { parseArgs } from 'node:util';
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
  readonly leftovers: () => Promise<readonly Leftover[]>;
  /** @returns false where the contact is not in the list */
  readonly strikeOff: (contactId: string) => Promise<boolean>;
  readonly print: (line: string) => void;
}

const USAGE = `Usage: erase <leadId>
  Erases a lead: nothing of it can be read any more, and its address is free again. A contact that we made in the CRM is
  deleted; from any other one only the tags and fields that we added are taken away. The lead of a person who plays goes
  with the person; this erases the lead alone.

       edit <leadId> [--first-name <name>] [--last-name <name>] [--phone <number>]
  Corrects what the lead told, and sends it to the CRM. An empty text ("") takes a value away here.

       leftovers [--strike-off <contactId>]
  Lists contacts of erased leads of which it was not kept who made them. Look at each in the CRM, delete it there where it
  is ours, and strike it off here.`;

type Command = (args: readonly string[], deps: LeadsCliDeps) => Promise<number> | null;

const forLead = async (leadId: string, deps: LeadsCliDeps, act: () => Promise<void>, done: string): Promise<number> => {
  if (!(await deps.isKnown(leadId))) {
    deps.print(`There is no lead ${leadId}.`);
    return 1;
  }
  await act();
  deps.print(done);
  return 0;
};

const erase: Command = ([leadId, ...more], deps) =>
  leadId === undefined || more.length > 0
    ? null
    : forLead(leadId, deps, () => deps.erase(leadId), `The lead ${leadId} is erased.`);

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
  const options = { 'first-name': text, 'last-name': text, phone: text };
  const found = orNull(() => parseArgs({ args: [...args], options, allowPositionals: true }));
  if (!found) return null;
  const { 'first-name': firstName, 'last-name': lastName, phone } = found.values;
  const given = { firstName, lastName, phone };
  return {
    leadIds: found.positionals,
    edit: Object.fromEntries(Object.entries(given).filter(([, v]) => v !== undefined)),
  };
};

const edit: Command = (args, deps) => {
  const found = editOf(args);
  const [leadId, ...more] = found?.leadIds ?? [];
  if (!found || leadId === undefined || more.length > 0 || Object.keys(found.edit).length === 0) return null;
  const { phone = '' } = found.edit;
  if (phone !== '' && !isPlausiblePhone(phone)) {
    deps.print(`${phone} is no phone number: write its digits, with + and the country first if it is abroad.`);
    return Promise.resolve(2);
  }
  return forLead(leadId, deps, () => deps.edit(leadId, found.edit), `The lead ${leadId} is corrected.`);
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
