import { Inject, Injectable } from '@nestjs/common';
import { type ContactOriginV1 } from '#contracts/lead/events.js';
import { CrmError } from '#backend/platform/crm/crm-error.js';
import { type Contact, type ContactFields, CRM, type Crm, valueIn } from '#backend/platform/crm/crm.port.js';
import { reach } from '#backend/platform/faults/fault-points.js';
import { e164Of } from '#backend/platform/phone/phone-number.js';
import { contactOf, differencesOf, vanished } from '../domain/contact.rules.js';
import { type Lead } from '../domain/lead.fold.js';
import { DeletionRows } from '../erasure/deletion-rows.js';
import { LeadRows } from '../lead-rows.js';
import { ContactFinder, type FoundContact } from './contact-finder.js';
import { without, withoutRefused } from './refused-values.js';
import { changedSince, clearedSince, writtenIn } from './sent-fields.js';
import { ContactGoneError, ContactTakenError, LeadErasedError } from './sync-errors.js';
import { type KeepsDeletions, type SyncRows } from './sync-rows.js';
import { isWritable } from './writable-fields.js';

export interface SyncedContact {
  readonly contactId: string;
  readonly contact: ContactOriginV1;
  readonly missing: readonly string[];
  readonly refused: readonly string[];
  readonly withheld: readonly string[];
}
/** What was written, and what was not. */
interface Written extends Pick<SyncedContact, 'refused' | 'withheld'> {
  readonly fields: ContactFields;
  readonly tags: readonly string[];
}

const there = (contact: Contact) => ({ valueOf: (name: string) => valueIn(contact, name), tags: contact.tags });

/** As the CRM keeps them: a telephone number is E.164 where it can be. */
const inFormOfCrm = (fields: ContactFields): ContactFields => {
  const phone = e164Of(fields['phone'] ?? '');
  return phone === null ? fields : { ...fields, phone };
};

/** Makes a contact equal to its lead, by as few calls as it takes: what is there already is not sent again. */
@Injectable()
export class ContactSync {
  constructor(
    @Inject(LeadRows) private readonly rows: SyncRows,
    private readonly finder: ContactFinder,
    @Inject(DeletionRows) private readonly deletions: KeepsDeletions,
    @Inject(CRM) private readonly crm: Crm,
  ) {}

  /**
   * @param isAsked the CRM is asked for the contact, also where nothing has changed here
   * @returns null where the lead was erased meanwhile @throws CrmError, ContactGoneError, ContactTakenError
   */
  async bring(leadId: string, lead: Lead, isAsked = false): Promise<SyncedContact | null> {
    const changed = changedSince(contactOf(lead), lead.synced.sent);
    const { known, origin } = await this.known(leadId, lead);
    const isDue = isAsked || hasNews(lead, changed);
    if (known !== null && !isDue) return { ...lead.synced, contactId: known, contact: origin };
    const fields = inFormOfCrm(contactOf(lead));
    try {
      const found = known === null ? await this.finder.first(leadId, fields) : await this.again(known, origin, fields);
      return await this.bringTo(leadId, { lead, fields, changed, found });
    } catch (error) {
      if (error instanceof LeadErasedError) return null;
      throw error;
    }
  }

  private async known(leadId: string, { synced }: Lead) {
    const row = await this.rows.find(leadId);
    return { known: row?.ghlContactId ?? synced.contactId, origin: row?.contactOrigin ?? synced.contact };
  }

  private async bringTo(leadId: string, bringing: Bringing): Promise<SyncedContact> {
    const { lead, changed, found } = bringing;
    await this.remember(leadId, found);
    reach('sync:contact-known');
    const written = await this.write(leadId, bringing);
    reach('sync:sent');
    const missing = await this.missing(bringing, written);
    const contact = { contactId: found.contact.id, contact: found.origin };
    return { ...contact, missing, ...notBrought(lead, changed, found, written) };
  }

  /** A contact that is found by its address is not gone, whatever the CRM says when it is asked for. */
  private async again(contactId: string, origin: ContactOriginV1, fields: ContactFields): Promise<FoundContact> {
    const contact = (await this.crm.find(contactId)) ?? (await this.crm.findByEmail(fields['email'] ?? ''));
    if (contact?.id !== contactId) throw new ContactGoneError(contactId);
    return { contact, origin, isNew: false, refused: [], withheld: [] };
  }

  /** A write may be refused in words that only sound as if the contact was gone. */
  private goneOr(contactId: string, fields: ContactFields) {
    return async (error: unknown): Promise<never> => {
      if (!(error instanceof CrmError) || error.fault !== 'not_found') throw error;
      await this.again(contactId, 'unknown', fields);
      throw new CrmError('conflict', { detail: error.detail ?? '' });
    };
  }

  /** @throws LeadErasedError */
  private async remember(leadId: string, { contact, origin }: FoundContact): Promise<void> {
    const remembered = await this.rows.rememberContact(leadId, contact.id, origin);
    if (remembered === 'taken') throw new ContactTakenError();
    if (remembered === 'remembered') return;
    await this.deletions.add(leadId, contact.id, origin);
    throw new LeadErasedError();
  }

  private async write(leadId: string, { lead, fields, changed, found }: Bringing): Promise<Written> {
    const { contact, origin } = found;
    const filled = await this.filledBefore(leadId, lead, origin);
    const wanted = { ...fields, ...(origin === 'made' && clearedIn(lead)) };
    const { tags, fields: all } = differencesOf({ fields: wanted, tags: lead.tags }, changed, there(contact));
    const different = without(all, found.refused);
    const kept = Object.keys(different).filter((name) => !isWritable(name, contact, { origin, filled }));
    const writable = without(different, kept);
    const address = await this.address({ lead, fields, changed, found });
    const isPhoneAnothers = await this.finder.isAnothers(leadId, contact.id, writable['phone']);
    const withheld = [...kept, ...address.withheld, ...(isPhoneAnothers ? ['phone'] : [])];
    const toSend = { ...without(writable, withheld), ...address.fields };
    const writes = Object.entries(toSend).map(([name, value]) => writtenIn(name, value));
    if (!(await this.rows.noteWrites(leadId, { tags, filled: writes }))) throw new LeadErasedError();
    const update = (left: ContactFields) => this.crm.update(contact.id, left);
    const sent = await withoutRefused(update, toSend).catch(this.goneOr(contact.id, fields));
    if (changed.has('phone') && fields['phone'] === undefined) await this.rows.releasePhone(leadId);
    if (tags.length > 0) await this.crm.addTags(contact.id, tags).catch(this.goneOr(contact.id, fields));
    const given = [...sent.refused, ...sent.withheld];
    return { fields: without(toSend, given), tags, refused: sent.refused, withheld: [...withheld, ...sent.withheld] };
  }

  /** An address that was corrected is sent to a contact of ours alone, and only where no other one has it. */
  private async address({ lead, fields, changed, found }: Bringing): Promise<Pick<Written, 'fields' | 'withheld'>> {
    const { email = '' } = fields;
    const { contact, origin } = found;
    const isThere = valueIn(contact, 'email').toLowerCase() === email;
    if (isThere || !changed.has('email')) return { fields: {}, withheld: [] };
    const wasSent = lead.synced.sent.some(({ name }) => name === 'email');
    if (origin !== 'made') return { fields: {}, withheld: wasSent ? ['email'] : [] };
    const isAnothers = await this.finder.isAnothersAddress(contact.id, email);
    return isAnothers ? { fields: {}, withheld: ['email'] } : { fields: { email }, withheld: [] };
  }

  /** What we wrote to the contact. Before that was kept, it is what the lead's events say that was sent: taken over once. */
  private async filledBefore(leadId: string, { synced }: Lead, origin: ContactOriginV1): Promise<readonly string[]> {
    const filled = await this.rows.filledOf(leadId);
    if (filled.length > 0 || origin !== 'unknown' || synced.contactId === null) return filled;
    const before = synced.sent.map(({ name, hash }) => `${name} ${hash}`);
    await this.rows.noteWrites(leadId, { tags: synced.tags, filled: before });
    return before;
  }

  /** @returns fields that the CRM did not keep. @throws CrmError where tags are not there: they are sent again */
  private async missing(
    { lead, fields, changed, found: { contact, origin, isNew } }: Bringing,
    { fields: sent, tags, refused, withheld }: Written,
  ): Promise<readonly string[]> {
    const before = lead.synced.missing.filter((name) => !changed.has(name));
    if (!isNew && Object.keys(sent).length === 0 && tags.length === 0) return before;
    const now = await this.crm.find(contact.id);
    if (!now) throw new ContactGoneError(contact.id);
    if (tags.some((tag) => !now.tags.includes(tag)))
      throw new CrmError('unreachable', { detail: 'tags are not there' });
    const wanted = without(origin === 'made' ? fields : sent, [...refused, ...withheld]);
    return [...new Set([...before.filter((name) => valueIn(now, name) === ''), ...vanished(wanted, there(now))])];
  }
}

/** Empty values of what was brought, and was taken away from the lead since. What never got there is not ours to clear. */
const clearedIn = (lead: Lead): ContactFields => {
  const { sent, refused, withheld } = lead.synced;
  const cleared = clearedSince(contactOf(lead), sent).filter((name) => ![...refused, ...withheld].includes(name));
  return Object.fromEntries(cleared.map((name) => [name, '']));
};

const hasNews = ({ tags, synced }: Lead, changed: ReadonlySet<string>): boolean =>
  changed.size > 0 || tags.some((tag) => !synced.tags.includes(tag));

interface Bringing {
  readonly lead: Lead;
  readonly fields: ContactFields;
  readonly changed: ReadonlySet<string>;
  readonly found: FoundContact;
}

/** What was refused or kept here before, and has not changed since, was not sent again: it is so still. */
const notBrought = (
  { synced }: Lead,
  changed: ReadonlySet<string>,
  found: FoundContact,
  written: Written,
): Pick<SyncedContact, 'refused' | 'withheld'> => {
  const all = (list: 'refused' | 'withheld') => [
    ...new Set([...synced[list].filter((name) => !changed.has(name)), ...found[list], ...written[list]]),
  ];
  return { refused: all('refused'), withheld: all('withheld') };
};
