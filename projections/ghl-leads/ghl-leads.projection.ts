import { type EngagementTrackedV1, type LeadCapturedV1 } from '#contracts/lead/events.js';
import { changesOf, projectionOf } from '../projection.js';
import { type GhlLeadRow } from './ghl-lead.entity.js';

const { upsert, patch, patchWhere } = changesOf<GhlLeadRow, 'id'>();

const orNull = (text: string): string | null => (text === '' ? null : text);
const byName = (fields: LeadCapturedV1['customFields']): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));
const shown = (recent: EngagementTrackedV1['recent']): GhlLeadRow['engagementEvents'] =>
  recent.map(({ action, details, at }) => ({ action, details: byName(details), at }));

/** The blank values of an erased lead's row (design section 5). */
const blank = {
  ghlContactId: null,
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

/** Table `ghl_leads`. */
export const ghlLeads = projectionOf<GhlLeadRow, 'id'>()({
  readModel: 'ghl_leads',
  version: 1,
  areas: ['lead', 'erasure'],
  project: ({ type, data }) => {
    switch (type) {
      case 'LeadCaptured':
        return [captured(data)];
      case 'LeadEnriched': {
        const { leadId: id, firstName, lastName, phone, interests, customFields } = data;
        const names = { firstName: orNull(firstName), lastName: orNull(lastName), phone: orNull(phone) };
        return [patch({ id }, { ...names, interests, customFields: byName(customFields), syncStatus: 'pending' })];
      }
      case 'LeadLinked':
        return [patch({ id: data.leadId }, { userId: data.userId })];
      case 'EngagementTracked': {
        const { leadId: id, tags: ghlTags, recent, trackedAt: lastEngagement } = data;
        const engagementEvents = shown(recent);
        return [patch({ id }, { ghlTags, engagementEvents, lastEngagement, syncStatus: 'pending' })];
      }
      case 'LeadConverted':
        return [patch({ id: data.leadId }, { conversionStatus: data.to, ghlTags: data.tags, syncStatus: 'pending' })];
      case 'LeadSynced': {
        const { leadId: id, ghlContactId, syncedAt: lastGhlSync } = data;
        return [patch({ id }, { ghlContactId, lastGhlSync, syncStatus: 'synced', syncError: null })];
      }
      case 'LeadSyncFailed': {
        const { leadId: id, reason } = data;
        const failed = { syncStatus: 'failed', syncError: reason } as const;
        return [patch({ id }, reason === 'contact_gone' ? { ...failed, ghlContactId: null } : failed)];
      }
      case 'LeadErased':
        return [patch({ id: data.leadId }, blank)];
      case 'PersonErased':
        return [patchWhere({ userId: data.userId }, blank)];
    }
  },
});
