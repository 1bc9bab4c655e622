import { type Migration } from '#backend/platform/postgres/migration.js';

/**
 * Which lead has an address, a person or a contact in the CRM, beside the log and owned by no projection. Addresses are
 * keyed hashes. `contact_hint`: the address, sealed with a key of its own, as long as an unanswered call may have made a
 * contact. `crm_deletions`: contacts of erased leads that the CRM may still have.
 */
export const leadsMigration: Migration = {
  name: 'leads',
  up: `create table leads (
    lead_id text primary key,
    email_key text not null unique,
    user_id text,
    ghl_contact_id text unique,
    command_id text not null,
    contact_hint text,
    created_at timestamptz not null
  );
  create index leads_of_user on leads (user_id);
  create table crm_deletions (
    lead_id text primary key,
    ghl_contact_id text,
    contact_hint text,
    requested_at timestamptz not null default now()
  )`,
};
