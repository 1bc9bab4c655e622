import {
  type EngagementTrackedV1,
  type LeadCapturedV1,
  type LeadConvertedV1,
  type LeadEvent,
  type LeadSyncFailedV1,
  type LeadSyncedV2,
} from '#contracts/lead/events.js';
import { type Fold } from '#backend/shared/domain/decision.js';

export type LeadField = LeadCapturedV1['customFields'][number];
export type Engagement = EngagementTrackedV1['recent'][number];
export type Conversion = LeadConvertedV1['to'];

/** What a person told about themselves. */
export interface LeadDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly interests: readonly string[];
  readonly customFields: readonly LeadField[];
}

export interface Lead {
  readonly status: 'none' | 'captured' | 'erased';
  readonly userId: string | null;
  /** '' also where the key is destroyed. */
  readonly email: string;
  /** The one that it was captured with; another one than `email` where that was corrected since. */
  readonly capturedEmail: string;
  readonly leadSource: string;
  readonly details: LeadDetails;
  readonly tags: readonly string[];
  readonly recent: readonly Engagement[];
  readonly conversion: Conversion;
  readonly lastEngagement: string | null;
  /** What the CRM has. */
  readonly synced: Pick<LeadSyncedV2, 'sent' | 'tags' | 'contact' | 'missing' | 'refused' | 'withheld'> & {
    readonly contactId: string | null;
  };
  /** Something has changed since. */
  readonly isPending: boolean;
  /** Why the CRM did not take it as it is now; null where it did, or was not asked yet. */
  readonly failure: LeadSyncFailedV1['reason'] | null;
}

const unsynced: Lead['synced'] = {
  contactId: null,
  contact: 'unknown',
  sent: [],
  tags: [],
  missing: [],
  refused: [],
  withheld: [],
};
const initial: Lead = {
  status: 'none',
  userId: null,
  email: '',
  capturedEmail: '',
  leadSource: '',
  details: { firstName: '', lastName: '', phone: '', interests: [], customFields: [] },
  tags: [],
  recent: [],
  conversion: 'lead',
  lastEngagement: null,
  synced: unsynced,
  isPending: false,
  failure: null,
};

type Told = 'firstName' | 'lastName' | 'phone';
/** There are events that hold null: a body's null was taken for a value once. */
type Recorded = Omit<LeadDetails, Told> & Readonly<Record<Told, string | null>>;
const detailsOf = ({ firstName, lastName, phone, interests, customFields }: Recorded): LeadDetails => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  phone: phone ?? '',
  interests,
  customFields,
});

/** A failure was that of the lead as it was before. */
const changed = (now: Lead): Lead => ({ ...now, isPending: true, failure: null });

const evolve = (now: Lead, { type, data }: LeadEvent): Lead => {
  switch (type) {
    case 'LeadCaptured': {
      const { userId, email, leadSource, tags } = data;
      const known = { userId, email, capturedEmail: email, leadSource, tags, details: detailsOf(data) };
      return { ...now, ...known, status: 'captured', isPending: true };
    }
    case 'LeadEnriched':
      return { ...changed(now), email: data.email ?? now.email, details: detailsOf(data) };
    case 'LeadLinked':
      return { ...now, userId: data.userId };
    case 'EngagementTracked':
      return { ...changed(now), tags: data.tags, recent: data.recent, lastEngagement: data.trackedAt };
    case 'LeadConverted':
      return { ...changed(now), conversion: data.to, tags: data.tags };
    case 'LeadSynced': {
      const { ghlContactId: contactId, contact, sent, tags, missing, refused, withheld } = data;
      const synced = { contactId, contact, sent, tags, missing, refused, withheld };
      return { ...now, synced, isPending: false, failure: null };
    }
    case 'LeadSyncFailed': {
      const failed = { ...now, failure: data.reason };
      return data.reason === 'contact_gone' ? { ...failed, synced: unsynced, isPending: true } : failed;
    }
    case 'LeadErased':
      return { ...initial, status: 'erased', userId: data.userId };
  }
};

/** A lead is the left fold of the stream `lead-<leadId>`. */
export const leadFold: Fold<Lead, LeadEvent> = { noun: 'lead', version: 4, initial, evolve };
