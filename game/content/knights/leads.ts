import { type LeadContent } from '../../model/content/saga-content.js';

export const knightLeads: readonly LeadContent[] = [];
