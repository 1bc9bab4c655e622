import { type LeadEvent } from '../../lead/events.js';
import { oneOf, type PublicEvents } from './shown.js';

const ids = ['leadId'] as const;
/** Null until the lead plays. */
const idsOrNull = ['userId'] as const;
const status = oneOf({ lead: true, player: true, account: true, subscriber: true });

/** A page reports in its own words, which may repeat anything: the feed tells only that it reported. */
export const PUBLIC_LEAD_EVENTS: PublicEvents<LeadEvent> = {
  LeadCaptured: { name: 'lead.captured', version: 1, ids, idsOrNull, says: 'nothing but ids' },
  LeadEnriched: { name: 'lead.enriched', version: 1, ids, idsOrNull, says: 'nothing but ids' },
  LeadLinked: { name: 'lead.linked', version: 1, ids: ['leadId', 'userId'], says: 'nothing but ids' },
  EngagementTracked: {
    name: 'lead.engaged',
    version: 1,
    ids,
    idsOrNull,
    says: { source: oneOf({ game: true, page: true }) },
  },
  LeadConverted: { name: 'lead.converted', version: 1, ids, idsOrNull, says: { from: status, to: status } },
  LeadSynced: { name: 'lead.synced', version: 1, ids, idsOrNull, says: 'nothing but ids' },
  LeadSyncFailed: {
    name: 'lead.sync-failed',
    version: 1,
    ids,
    idsOrNull,
    says: {
      reason: oneOf({
        unauthorized: true,
        forbidden: true,
        refused: true,
        contact_gone: true,
        contact_taken: true,
        conflict: true,
        unreachable: true,
      }),
    },
  },
  LeadErased: { name: 'lead.erased', version: 1, ids, idsOrNull, says: 'nothing but ids' },
};
