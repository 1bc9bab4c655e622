import { createHash } from 'node:crypto';
import { type LeadSyncedV1 } from '#contracts/lead/events.js';
import { type ContactFields } from '#backend/platform/crm/crm.port.js';

type Sent = LeadSyncedV1['sent'];

const hashOf = (value: string): string => createHash('sha256').update(value).digest('hex');

/** What is recorded of fields that were sent. */
export const sentOf = (fields: ContactFields): Sent =>
  Object.entries(fields)
    .map(([name, value]) => ({ name, hash: hashOf(value) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Names of fields with another value than the one that was sent last. */
export const changedSince = (fields: ContactFields, sent: Sent): ReadonlySet<string> => {
  const before = new Map(sent.map(({ name, hash }) => [name, hash]));
  return new Set(Object.keys(fields).filter((name) => before.get(name) !== hashOf(fields[name] ?? '')));
};
