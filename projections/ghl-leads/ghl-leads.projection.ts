import { type EngagementTrackedV1, type LeadCapturedV1, type LeadSyncedV2 } from '#contracts/lead/events.js';
import { changesOf, projectionOf } from '../projection.js';
import { type GhlLeadRow } from './ghl-lead.entity.js';

const { upsert, patch, patchWhere } = changesOf<GhlLeadRow, 'id'>();

const orNull = (text: string): string | null => (text === '' ? null : text);
const byName = (fields: LeadCapturedV1['customFields']): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));
const shown = (recent: EngagementTrackedV1['recent']): GhlLeadRow['engagementEvents'] =>
  recent.map(({ action, details, at }) => ({ action, details: byName(details), at }));

/** How a lead stands with the CRM that has no contact of it. */
const noContact = {
  ghlContactId: null,
  contactOrigin: null,
  refused: [],
  withheld: [],
  missing: [],
} satisfies Partial<GhlLeadRow>;

/** A failure was that of the lead as it was before. */
const waiting = { syncStatus: 'pending', syncError: null } satisfies Partial<GhlLeadRow>;

/** The blank values of an erased lead's row (design section 5). */
const blank = {
  ...noContact,
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  interests: [],
  customFields: {},
  engagementEvents: [],
  erased: true,
} satisfies Partial<GhlLeadRow>;

const captured = ({ leadId: id, email, customFields, tags, capturedAt, ...data }: LeadCapturedV1) =>
  upsert({
    id,
    userId: data.userId,
    firstName: orNull(data.firstName),
    lastName: orNull(data.lastName),
    email: orNull(email),
    phone: orNull(data.phone),
    interests: data.interests,
    leadSource: data.leadSource,
    ghlTags: tags,
    customFields: byName(customFields),
    createdAt: capturedAt,
  });

/** Who made the contact is personal no more than the contact's id is: without the id it says nothing. */
const synced = ({ leadId: id, ghlContactId, syncedAt: lastGhlSync, contact, ...left }: LeadSyncedV2) => {
  const contactOrigin = ghlContactId === null ? null : contact;
  const { refused, withheld, missing } = left;
  const standing = { ghlContactId, contactOrigin, refused, withheld, missing };
  return patch({ id }, { ...standing, lastGhlSync, syncStatus: 'synced', syncError: null });
};

/** Table `ghl_leads`. */
export const ghlLeads = projectionOf<GhlLeadRow, 'id'>()({
  readModel: 'ghl_leads',
  version: 3,
  areas: ['lead', 'erasure'],
  project: ({ type, data }) => {
    switch (type) {
      case 'LeadCaptured':
        return [captured(data)];
      case 'LeadEnriched': {
        const { leadId: id, firstName, lastName, phone, interests, customFields, email } = data;
        const names = { firstName: orNull(firstName), lastName: orNull(lastName), phone: orNull(phone) };
        const told = { ...names, ...(email !== null && { email: orNull(email) }), interests };
        return [patch({ id }, { ...told, customFields: byName(customFields), ...waiting })];
      }
      case 'LeadLinked':
        return [patch({ id: data.leadId }, { userId: data.userId })];
      case 'EngagementTracked': {
        const { leadId: id, tags: ghlTags, recent, trackedAt: lastEngagement } = data;
        const engagementEvents = shown(recent);
        return [patch({ id }, { ghlTags, engagementEvents, lastEngagement, ...waiting })];
      }
      case 'LeadConverted':
        return [patch({ id: data.leadId }, { conversionStatus: data.to, ghlTags: data.tags, ...waiting })];
      case 'LeadSynced':
        return [synced(data)];
      case 'LeadSyncFailed': {
        const { leadId: id, reason } = data;
        const failed = { syncStatus: 'failed', syncError: reason } as const;
        return [patch({ id }, reason === 'contact_gone' ? { ...failed, ...noContact } : failed)];
      }
      case 'LeadErased':
        return [patch({ id: data.leadId }, blank)];
      case 'PersonErased':
        return [patchWhere({ userId: data.userId }, blank)];
    }
  },
});
