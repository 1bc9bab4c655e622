import { type LeadContent } from '../../model/content/saga-content.js';

export const assassinLeads: readonly LeadContent[] = [];
