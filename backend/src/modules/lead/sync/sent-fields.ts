import { createHash } from 'node:crypto';
import { type LeadSyncedV2 } from '#contracts/lead/events.js';
import { comparableName, type ContactFields } from '#backend/platform/crm/crm.port.js';
import { contactOf } from '../domain/contact.rules.js';
import { type Lead } from '../domain/lead.fold.js';

type Sent = LeadSyncedV2['sent'];

const hashOf = (value: string): string => createHash('sha256').update(value).digest('hex');

/** A field and what was written there, in one text. */
export const writtenIn = (name: string, value: string): string => `${name} ${hashOf(value)}`;

/** What is recorded of fields that were sent. */
export const sentOf = (fields: ContactFields): Sent =>
  Object.entries(fields)
    .map(([name, value]) => ({ name, hash: hashOf(value) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Names of fields that were sent, and that the lead has no more. Written in another way it is the same field. */
export const clearedSince = (fields: ContactFields, sent: Sent): readonly string[] => {
  const there = new Set(Object.keys(fields).map(comparableName));
  return sent.map(({ name }) => name).filter((name) => !there.has(comparableName(name)));
};

/** Names of fields with another value than the one that was sent last, or with none any more. */
export const changedSince = (fields: ContactFields, sent: Sent): ReadonlySet<string> => {
  const before = new Map(sent.map(({ name, hash }) => [name, hash]));
  const others = Object.keys(fields).filter((name) => before.get(name) !== hashOf(fields[name] ?? ''));
  return new Set([...others, ...clearedSince(fields, sent)]);
};

/** Whether the CRM was sent all that is known of the lead, so that there is nothing to bring. */
export const isBrought = (lead: Lead): boolean =>
  lead.synced.contactId !== null &&
  changedSince(contactOf(lead), lead.synced.sent).size === 0 &&
  lead.tags.every((tag) => lead.synced.tags.includes(tag));
