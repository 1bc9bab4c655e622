import { type LeadContent } from '../../model/content/saga-content.js';

export const mongolLeads: readonly LeadContent[] = [];
