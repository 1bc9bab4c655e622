import { type DeletionRows } from '../erasure/deletion-rows.js';
import { type LeftoverRows } from '../erasure/leftover-rows.js';
import { type LeadCommands } from '../lead-commands.js';
import { type LeadRows } from '../lead-rows.js';
import { type ContactHints } from './contact-hints.js';
import { type SyncRecords } from './sync-records.js';

/** What a sync reads and keeps of a lead's contact. */
export type SyncRows = Pick<
  LeadRows,
  | 'find'
  | 'findByContact'
  | 'rememberContact'
  | 'forgetContact'
  | 'noteWrites'
  | 'filledOf'
  | 'hintOf'
  | 'keepHint'
  | 'claimPhone'
  | 'releasePhone'
>;
export type SyncHints = Pick<ContactHints, 'seal' | 'open'>;
export type KeepsContacts = Pick<LeftoverRows, 'add'>;
export type KeepsDeletions = Pick<DeletionRows, 'add'>;
export type FindsLeads = Pick<LeadCommands, 'find'>;
export type RecordsSyncs = Pick<SyncRecords, 'synced' | 'failed'>;
