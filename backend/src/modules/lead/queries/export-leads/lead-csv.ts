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

const READERS = ['spreadsheet', 'crm'] as const;
/** Who reads the file: a spreadsheet computes what begins with a plus, and a CRM takes an apostrophe for part of a number. */
export type LeadCsvReader = (typeof READERS)[number];
export const isLeadCsvReader = (text: string): text is LeadCsvReader => READERS.some((reader) => reader === text);

/** A number with its country code, as people write it: no formula that does anything can be made of these signs. */
const WRITTEN_NUMBER = /^\+\d(?:[ -]?\d){6,14}$/;
const isNumber = (column: string, text: string): boolean => column === 'phone' && WRITTEN_NUMBER.test(text);

/** Leads as CSV: their lists in one cell each. */
export const leadCsv = (
  leads: AsyncIterable<GhlLeadRow> | Iterable<GhlLeadRow>,
  reader: LeadCsvReader = 'spreadsheet',
): Readable => writeCsv(COLUMNS, leads, plain, reader === 'crm' ? isNumber : undefined);
