import { Inject, Injectable } from '@nestjs/common';
import { CrmError } from '#backend/platform/crm/crm-error.js';
import { type Contact, type ContactFields, CRM, type Crm } from '#backend/platform/crm/crm.port.js';
import { reach } from '#backend/platform/faults/fault-points.js';
import { contactOf, differencesOf, vanished } from '../domain/contact.rules.js';
import { type Lead } from '../domain/lead.fold.js';
import { DeletionRows } from '../erasure/deletion-rows.js';
import { LeadRows } from '../lead-rows.js';
import { ContactHints } from './contact-hints.js';
import { changedSince } from './sent-fields.js';

/** The contact of the lead is gone: it was deleted in the CRM. */
export class ContactGoneError extends Error {
  override readonly name = 'ContactGoneError';
}
/** Another lead has this contact already. */
export class ContactTakenError extends Error {
  override readonly name = 'ContactTakenError';
}

export interface SyncedContact {
  readonly contactId: string;
  readonly missing: readonly string[];
}
interface Found {
  readonly contact: Contact;
  readonly isNew: boolean;
}

const isEmpty = (fields: ContactFields): boolean => Object.keys(fields).length === 0;

/** Makes a contact equal to its lead, by as few calls as it takes: what is there already is not sent again. */
@Injectable()
export class ContactSync {
  constructor(
    private readonly rows: LeadRows,
    private readonly hints: ContactHints,
    private readonly deletions: DeletionRows,
    @Inject(CRM) private readonly crm: Crm,
  ) {}

  /** Null where the lead was erased meanwhile. @throws CrmError, ContactGoneError, ContactTakenError */
  async bring(leadId: string, lead: Lead): Promise<SyncedContact | null> {
    const wanted = { fields: contactOf(lead), tags: lead.tags };
    const changed = changedSince(wanted.fields, lead.synced.sent);
    const known = (await this.rows.find(leadId))?.ghlContactId ?? lead.synced.contactId;
    const hasNews = changed.size > 0 || lead.tags.some((tag) => !lead.synced.tags.includes(tag));
    if (known !== null && !hasNews) return { contactId: known, missing: [] };
    const found = known === null ? await this.first(leadId, wanted.fields) : await this.again(known);
    if (!(await this.remember(leadId, found.contact.id))) return null;
    reach('sync:contact-known');
    const isSent = await this.send(found.contact, differencesOf(wanted, changed, found.contact));
    reach('sync:sent');
    const missing = found.isNew || isSent ? await this.readBack(found.contact.id, wanted.fields, lead.tags) : [];
    return { contactId: found.contact.id, missing };
  }

  private async again(contactId: string): Promise<Found> {
    const contact = await this.crm.find(contactId);
    if (!contact) throw new ContactGoneError();
    return { contact, isNew: false };
  }

  /** By its address first: an upsert by a contact's second address would drop the first one. */
  private async first(leadId: string, fields: ContactFields): Promise<Found> {
    const email = fields['email'] ?? '';
    const there = await this.crm.findByEmail(email);
    if (there) return { contact: there, isNew: false };
    await this.rows.keepHint(leadId, await this.hints.seal(leadId, email));
    reach('sync:hint-kept');
    const id = await this.crm.create(fields);
    reach('sync:contact-made');
    return { contact: { id, fields, tags: [] }, isNew: true };
  }

  private async remember(leadId: string, contactId: string): Promise<boolean> {
    const remembered = await this.rows.rememberContact(leadId, contactId);
    if (remembered === 'taken') throw new ContactTakenError();
    if (remembered === 'remembered') return true;
    await this.deletions.add(leadId, contactId);
    return false;
  }

  private async send({ id }: Contact, { fields, tags }: ReturnType<typeof differencesOf>): Promise<boolean> {
    if (!isEmpty(fields)) await this.crm.update(id, fields);
    if (tags.length > 0) await this.crm.addTags(id, tags);
    return !isEmpty(fields) || tags.length > 0;
  }

  /** @returns fields that the CRM did not keep. @throws CrmError where tags are not there: they are sent again */
  private async readBack(id: string, fields: ContactFields, tags: readonly string[]): Promise<readonly string[]> {
    const there = await this.crm.find(id);
    if (!there) throw new ContactGoneError();
    if (tags.some((tag) => !there.tags.includes(tag)))
      throw new CrmError('unreachable', { detail: 'tags are not there' });
    return vanished(fields, there.fields);
  }
}
