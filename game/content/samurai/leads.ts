import { type LeadContent } from '../../model/content/saga-content.js';

export const samuraiLeads: readonly LeadContent[] = [];
