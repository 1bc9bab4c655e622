import { type LeadSyncedV1, type LeadSyncedV2 } from '../events/shapes/lead-synced.js';

/** Before, nobody asked whether a contact was made by our call: it counts as somebody else's. */
export const leadSyncedV1ToV2 = (data: LeadSyncedV1): LeadSyncedV2 => ({
  ...data,
  contact: 'unknown',
  refused: [],
  withheld: [],
});
