import { type CrmLeadView } from '#contracts/integration/managed.js';

const listed = (words: string, fields: readonly string[]): readonly string[] =>
  fields.length === 0 ? [] : [`${words}: ${fields.join(', ')}`];

/** How a lead stands with the CRM, in lines. */
export const standingOf = (lead: CrmLeadView): readonly string[] => [
  `${lead.syncStatus}${lead.syncError === null ? '' : ` (${lead.syncError})`}, last brought: ${lead.lastGhlSync ?? 'never'}`,
  lead.ghlContactId === null ? 'no contact' : `contact ${lead.ghlContactId}, ${lead.contactOrigin ?? 'unknown'}`,
  ...listed('refused by the CRM', lead.refused),
  ...listed('kept here, since they are of another contact', lead.withheld),
  ...listed('not in the CRM', lead.missing),
];
