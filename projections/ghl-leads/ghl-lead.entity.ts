import { type ContactOriginV1 } from '#contracts/lead/events.js';
import { boolean, json, readModelEntity, text, time } from '../entity.js';

interface LeadEngagement {
  readonly action: string;
  readonly details: Readonly<Record<string, string>>;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** A lead (specification section 3), and how it stands with the CRM. */
export interface GhlLeadRow {
  readonly id: string;
  readonly ghlContactId: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly interests: readonly string[];
  readonly leadSource: string;
  readonly ghlTags: readonly string[];
  readonly customFields: Readonly<Record<string, string>>;
  readonly userId: string | null;
  /** The newest ones, oldest first; the log has all. */
  readonly engagementEvents: readonly LeadEngagement[];
  readonly conversionStatus: 'lead' | 'player' | 'account' | 'subscriber';
  readonly createdAt: string;
  readonly lastEngagement: string | null;
  /** `pending`: something of it is not in the CRM yet. */
  readonly syncStatus: 'pending' | 'synced' | 'failed';
  /** Why it failed; null where it did not. */
  readonly syncError: string | null;
  readonly lastGhlSync: string | null;
  /** Who made the contact; null without one. */
  readonly contactOrigin: ContactOriginV1 | null;
  /** Names of fields, as the last sync left them: refused by the CRM; of another contact, and kept here; not there. */
  readonly refused: readonly string[];
  readonly withheld: readonly string[];
  readonly missing: readonly string[];
  readonly erased: boolean;
}

/** The write side ensures unique addresses and contacts: a unique index that refuses a row would stop the projector. */
export const ghlLeadEntity = readModelEntity<GhlLeadRow>({
  table: 'ghl_leads',
  columns: {
    id: text({ primary: true }),
    ghlContactId: text({ nullable: true }),
    firstName: text({ nullable: true }),
    lastName: text({ nullable: true }),
    email: text({ nullable: true }),
    phone: text({ nullable: true }),
    interests: json({ default: [] }),
    leadSource: text({ default: 'website' }),
    ghlTags: json({ default: [] }),
    customFields: json({ default: {} }),
    userId: text({ nullable: true }),
    engagementEvents: json({ default: [] }),
    conversionStatus: text({ default: 'lead' }),
    createdAt: time(),
    lastEngagement: time({ nullable: true }),
    syncStatus: text({ default: 'pending' }),
    syncError: text({ nullable: true }),
    lastGhlSync: time({ nullable: true }),
    contactOrigin: text({ nullable: true }),
    refused: json({ default: [] }),
    withheld: json({ default: [] }),
    missing: json({ default: [] }),
    erased: boolean({ default: false }),
  },
  indices: [
    { columns: ['userId'] },
    { columns: ['ghlContactId'] },
    { columns: ['createdAt', 'id'] },
    { columns: ['syncStatus', 'createdAt', 'id'] },
  ],
});
