import { type LeadContent } from '../../model/content/saga-content.js';

export const barbarianLeads: readonly LeadContent[] = [];
