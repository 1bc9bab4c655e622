import { type CrmLeadView } from '#contracts/integration/managed.js';
import { dateAndTime } from '../../../lib/dates.js';

export const LEAD_STATUSES: readonly CrmLeadView['syncStatus'][] = ['pending', 'synced', 'failed'];

const CONTACTS: Readonly<Record<NonNullable<CrmLeadView['contactOrigin']>, string>> = {
  made: 'our own',
  found: 'there before',
  unknown: 'of which nobody knows who made it',
};
const STATUSES: Readonly<Record<CrmLeadView['syncStatus'], string>> = {
  pending: 'waits to be sent',
  synced: 'sent',
  failed: 'failed',
};

export const statusWords = ({ syncStatus, lastGhlSync }: CrmLeadView): string =>
  `${STATUSES[syncStatus]}${lastGhlSync === null ? '' : `, last ${dateAndTime(lastGhlSync)}`}`;

/** 'Contact x1, our own'. */
export const contactWords = ({ ghlContactId, contactOrigin }: CrmLeadView): string => {
  if (ghlContactId === null) return 'No contact in the CRM yet';
  return `Contact ${ghlContactId}${contactOrigin === null ? '' : `, ${CONTACTS[contactOrigin]}`}`;
};

/** Why not all of the lead is in the CRM, a sentence each. */
export const lacksOf = ({ syncError, refused, withheld, missing }: CrmLeadView): readonly string[] => {
  const lacks: readonly (readonly [words: string, fields: readonly string[]])[] = [
    ['It failed', syncError === null ? [] : [syncError]],
    ['The CRM refused', refused],
    ['Kept here, as another contact has it', withheld],
    ['The CRM has no such field', missing],
  ];
  return lacks.filter(([, fields]) => fields.length > 0).map(([words, fields]) => `${words}: ${fields.join(', ')}`);
};
