import { declareEvent } from '../../shared/event-declaration.js';
import { leadSyncedV1ToV2 } from '../upcasters/lead-synced.v1-to-v2.js';
import { type LeadSyncedV1, type LeadSyncedV2 } from './shapes/lead-synced.js';

export const leadSynced = declareEvent<[LeadSyncedV1, LeadSyncedV2]>()({
  type: 'LeadSynced',
  version: 2,
  stream: 'lead',
  personal: { ghlContactId: null, sent: [], missing: [], refused: [], withheld: [] },
  upcasters: [leadSyncedV1ToV2],
});
