import { type Migration } from '../postgres/migration.js';

/** When the next call to a CRM may begin, for all processes; and until when its limits are used up. */
export const crmPaceMigration: Migration = {
  name: 'crm-pace',
  up: `create table crm_pace (
    location text primary key,
    next_at timestamptz not null,
    gap_ms double precision not null,
    closed_until timestamptz
  )`,
};
