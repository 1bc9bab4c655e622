import { type Readable } from 'node:stream';
import { writeCsv } from '#backend/platform/csv/write-csv.js';
import { type GhlLeadRow } from '#projections/ghl-leads/ghl-lead.entity.js';

const COLUMNS = [
  'id',
  'ghlContactId',
  'firstName',
  'lastName',
  'email',
  'phone',
  'interests',
  'leadSource',
  'ghlTags',
  'customFields',
  'userId',
  'conversionStatus',
  'createdAt',
  'lastEngagement',
] as const satisfies readonly (keyof GhlLeadRow)[];

const plain = ({ interests, ghlTags, customFields, ...lead }: GhlLeadRow): Readonly<Record<string, unknown>> => ({
  ...lead,
  interests: interests.join(', '),
  ghlTags: ghlTags.join(', '),
  customFields: Object.entries(customFields)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', '),
});

/** Leads as CSV: their lists in one cell each. */
export const leadCsv = (leads: AsyncIterable<GhlLeadRow> | Iterable<GhlLeadRow>): Readable =>
  writeCsv(COLUMNS, leads, plain);
