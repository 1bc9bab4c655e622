import { parseJson } from '../../lib/parse-json.js';
import { storedValue } from '../../lib/stored-value.js';

/** What a visitor left at the embed, with the ids that the server gave it. */
export interface KeptLead {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly interests: string;
  readonly leadId: string;
  readonly ghlContactId: string | null;
  readonly userId: string | null;
}

const stored = storedValue('embed_lead');

export const keepLead = (lead: KeptLead): void => stored.set(JSON.stringify(lead));
export const keptLead = (): KeptLead | null => {
  const value = parseJson(stored.get()) as Partial<KeptLead> | null;
  return typeof value?.leadId === 'string' ? (value as KeptLead) : null;
};
