import { request } from '../../../lib/http.js';
import { keepLead, keptLead } from '../kept-lead.js';

/** Says who the lead of this browser plays as. Where that fails it is said again at the next visit. */
export const linkLead = async (userId: string): Promise<void> => {
  const lead = keptLead();
  if (lead === null || lead.userId === userId) return;
  const body = { action: 'embed_game_started', details: {}, leadId: lead.leadId, userId };
  const isLinked = await request('POST', '/api/ghl/track-engagement', { body }).then(
    () => true,
    () => false,
  );
  if (isLinked) keepLead({ ...lead, userId });
};
