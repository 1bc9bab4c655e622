import { type LeadEvent } from '../../lead/events.js';
import { oneOf, type PublicEvents } from './shown.js';

const ids = ['leadId'] as const;
/** Null until the lead plays. */
const idsOrNull = ['userId'] as const;
const status = oneOf({ lead: true, player: true, account: true, subscriber: true });

/** A page reports in its own words, which may repeat anything: the feed tells only that it reported. */
export const PUBLIC_LEAD_EVENTS: PublicEvents<LeadEvent> = {
  LeadCaptured: {
    name: 'lead.captured',
    when: 'Somebody left an address on a page, or another system handed over a lead.',
    version: 1,
    ids,
    idsOrNull,
    says: 'nothing but ids',
  },
  LeadEnriched: {
    name: 'lead.enriched',
    when: 'A known address came again, and what came with it was added to the lead.',
    version: 1,
    ids,
    idsOrNull,
    says: 'nothing but ids',
  },
  LeadLinked: {
    name: 'lead.linked',
    when: 'A lead began to play: from now on it belongs to this `userId`.',
    version: 1,
    ids: ['leadId', 'userId'],
    says: 'nothing but ids',
  },
  EngagementTracked: {
    name: 'lead.engaged',
    when: 'A lead did something in the game or on a page.',
    version: 1,
    ids,
    idsOrNull,
    says: { source: oneOf({ game: true, page: true }) },
  },
  LeadConverted: {
    name: 'lead.converted',
    when: 'A lead came further: it plays, has an account, or pays.',
    version: 1,
    ids,
    idsOrNull,
    says: { from: status, to: status },
  },
  LeadSynced: {
    name: 'lead.synced',
    when: 'The CRM took a lead as it was known then.',
    version: 1,
    ids,
    idsOrNull,
    says: 'nothing but ids',
  },
  LeadSyncFailed: {
    name: 'lead.sync-failed',
    when: 'The CRM did not take a lead; `reason` says why.',
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
  LeadErased: {
    name: 'lead.erased',
    when: 'A lead was erased, alone or with its person: delete what you keep of this `leadId`.',
    version: 1,
    ids,
    idsOrNull,
    says: 'nothing but ids',
  },
};
