import { type ContactOriginV1 } from '#contracts/lead/events.js';
import { type LeadRef } from '../../lead.port.js';
import { type LeadRows, type Writes } from '../../lead-rows.js';
import { type KeepsContacts, type KeepsDeletions, type SyncHints, type SyncRows } from '../sync-rows.js';

type Reads = Pick<LeadRows, 'find' | 'findByContact' | 'filledOf' | 'hintOf' | 'isPhoneOfAnother'>;
type Contact = Pick<LeadRef, 'ghlContactId' | 'contactOrigin'>;

const done = <T>(value: T): Promise<T> => Promise.resolve(value);

/** The rows of a sync that reads them as they are, and keeps what it would write for itself. */
export class RehearsedRows implements SyncRows, SyncHints, KeepsContacts, KeepsDeletions {
  /** Null as long as it is the one of the row. */
  private contact: Contact | null = null;
  private filled: readonly string[] = [];

  constructor(
    private readonly rows: Reads,
    private readonly hints: Pick<SyncHints, 'open'>,
  ) {}

  async find(leadId: string): Promise<LeadRef | null> {
    const row = await this.rows.find(leadId);
    return row && { ...row, ...this.contact };
  }

  findByContact(contactId: string): Promise<LeadRef | null> {
    return this.rows.findByContact(contactId);
  }

  async rememberContact(leadId: string, contactId: string, origin: ContactOriginV1) {
    const other = await this.rows.findByContact(contactId);
    if (other !== null && other.leadId !== leadId) return 'taken' as const;
    this.contact = { ghlContactId: contactId, contactOrigin: origin };
    return 'remembered' as const;
  }

  forgetContact(): Promise<void> {
    this.contact = { ghlContactId: null, contactOrigin: 'unknown' };
    this.filled = [];
    return done(undefined);
  }

  noteWrites(_: string, { filled }: Writes): Promise<boolean> {
    this.filled = [...this.filled, ...filled];
    return done(true);
  }

  async filledOf(leadId: string): Promise<readonly string[]> {
    return [...(await this.rows.filledOf(leadId)), ...this.filled];
  }

  hintOf(leadId: string): Promise<string | null> {
    return this.rows.hintOf(leadId);
  }
  open(leadId: string, hint: string): Promise<string | null> {
    return this.hints.open(leadId, hint);
  }

  async claimPhone(leadId: string, phone: string): Promise<boolean> {
    return !(await this.rows.isPhoneOfAnother(leadId, phone));
  }

  releasePhone(): Promise<void> {
    return done(undefined);
  }

  keepHint(): Promise<boolean> {
    return done(true);
  }
  seal(): Promise<string> {
    return done('');
  }
  add(): Promise<void> {
    return done(undefined);
  }
}
