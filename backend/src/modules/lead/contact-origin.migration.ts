import { type Migration } from '#backend/platform/postgres/migration.js';

/**
 * Whose the contact of a lead is, and what was added to it. `contact_origin`: 'made' or 'found'; null where it was not
 * kept. `filled`: names of fields with the hashes of what was written there, as in '<name> <hash>'. `phone_key`: the keyed
 * hash of the number that was sent for it: two leads never send the same. `crm_leftovers`: contacts of erased leads of
 * which nobody knows whose they are; staff look at them.
 */
export const contactOriginMigration: Migration = {
  name: 'contact-origin',
  up: `alter table leads
    add column contact_origin text,
    add column added_tags text[] not null default '{}',
    add column filled text[] not null default '{}',
    add column phone_key text unique;
  alter table crm_deletions
    add column contact_origin text,
    add column tags text[] not null default '{}',
    add column filled text[] not null default '{}';
  create table crm_leftovers (
    ghl_contact_id text primary key,
    left_at timestamptz not null default now()
  )`,
};
