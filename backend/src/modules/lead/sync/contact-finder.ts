import { Inject, Injectable } from '@nestjs/common';
import { type ContactOriginV1 } from '#contracts/lead/events.js';
import { type Contact, type ContactFields, CRM, type Crm, STANDARD_FIELDS } from '#backend/platform/crm/crm.port.js';
import { CrmError } from '#backend/platform/crm/crm-error.js';
import { reach } from '#backend/platform/faults/fault-points.js';
import { e164Of } from '#backend/platform/phone/phone-number.js';
import { LeftoverRows } from '../erasure/leftover-rows.js';
import { LeadRows } from '../lead-rows.js';
import { ContactHints } from './contact-hints.js';
import { type Tolerated, without, withoutRefused } from './refused-values.js';
import { writtenIn } from './sent-fields.js';
import { LeadErasedError } from './sync-errors.js';
import { type KeepsContacts, type SyncHints, type SyncRows } from './sync-rows.js';

export interface FoundContact extends Pick<Tolerated<unknown>, 'refused' | 'withheld'> {
  readonly contact: Contact;
  readonly origin: ContactOriginV1;
  /** Made just now. */
  readonly isNew: boolean;
}

/** Finds the contact of a lead by its address, or makes it. The contact of somebody else is never changed by that. */
@Injectable()
export class ContactFinder {
  constructor(
    @Inject(LeadRows) private readonly rows: SyncRows,
    @Inject(ContactHints) private readonly hints: SyncHints,
    @Inject(LeftoverRows) private readonly leftovers: KeepsContacts,
    @Inject(CRM) private readonly crm: Crm,
  ) {}

  /**
   * It is looked up by its first address: an upsert by a contact's second address would drop the first one. One that an
   * unanswered call may have made is nobody's. @throws CrmError, LeadErasedError
   */
  async first(leadId: string, fields: ContactFields): Promise<FoundContact> {
    const email = fields['email'] ?? '';
    const mayBeOurs = await this.mayBeOurs(leadId, email);
    const there = await this.crm.findByEmail(email);
    if (there) return found(there, mayBeOurs ? 'unknown' : 'found');
    const identifying = await this.withoutAnothers(leadId, fields);
    await this.announce(leadId, identifying);
    reach('sync:hint-kept');
    const { result, ...given } = await withoutRefused((left) => this.crm.upsert(left), identifying);
    reach('sync:contact-made');
    if (!result.isNew) return this.notNew(result.id, given.refused.length > 0 ? 'unknown' : 'found');
    const sent = without(identifying, [...given.refused, ...given.withheld]);
    return { contact: { id: result.id, fields: sent, tags: [] }, origin: 'made', isNew: true, ...given };
  }

  /** Whether another lead or contact has this number. Only in E.164 is that known: the CRM adds a country to others. */
  async isAnothers(leadId: string, contactId: string | null, phone: string | undefined): Promise<boolean> {
    const number = e164Of(phone ?? '');
    if (number === null) return false;
    const other = await this.crm.findByPhone(number);
    if (other !== null && other.id !== contactId) return true;
    return !(await this.rows.claimPhone(leadId, number));
  }

  /** Whether another contact has this address, as its first one or not. */
  async isAnothersAddress(contactId: string, email: string): Promise<boolean> {
    const other = await this.crm.findByEmail(email);
    return other !== null && other.id !== contactId;
  }

  /**
   * Whether an unanswered call may have made a contact of this address. One that it may have made of an address that was
   * corrected since is left to staff, unless another lead has it by now.
   */
  private async mayBeOurs(leadId: string, email: string): Promise<boolean> {
    const hint = await this.rows.hintOf(leadId);
    if (hint === null) return false;
    const before = await this.hints.open(leadId, hint);
    if (before === null || before === email) return true;
    const contact = await this.crm.findByEmail(before);
    if (contact !== null && (await this.rows.findByContact(contact.id)) === null) await this.leftovers.add(contact.id);
    await this.rows.keepHint(leadId, null);
    return false;
  }

  /** What may be written from here on is known to an erasure. */
  private async announce(leadId: string, fields: ContactFields): Promise<void> {
    const hint = await this.hints.seal(leadId, fields['email'] ?? '');
    const custom = Object.entries(fields).filter(([name]) => !STANDARD_FIELDS.includes(name));
    const filled = custom.map(([name, value]) => writtenIn(name, value));
    const isThere = await this.rows.noteWrites(leadId, { tags: [], filled });
    if (!isThere || !(await this.rows.keepHint(leadId, hint))) throw new LeadErasedError();
  }

  /** An upsert would change the contact that has the number: it goes without, and the number is sent afterwards. */
  private async withoutAnothers(leadId: string, fields: ContactFields): Promise<ContactFields> {
    const { phone } = fields;
    if (phone === undefined) return fields;
    const isFree = e164Of(phone) !== null && !(await this.isAnothers(leadId, null, phone));
    return isFree ? fields : without(fields, ['phone']);
  }

  /** Somebody made one between the search and the upsert; or an upsert that was refused has made it all the same. */
  private async notNew(contactId: string, origin: ContactOriginV1): Promise<FoundContact> {
    const contact = await this.crm.find(contactId);
    if (!contact) throw new CrmError('conflict', { detail: 'the contact came and went' });
    return found(contact, origin);
  }
}

const found = (contact: Contact, origin: ContactOriginV1): FoundContact => ({
  contact,
  origin,
  isNew: false,
  refused: [],
  withheld: [],
});
