import { type LeadContent } from '../../model/content/saga-content.js';

export const pirateLeads: readonly LeadContent[] = [];
