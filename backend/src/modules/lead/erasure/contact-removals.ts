import { Inject, Injectable } from '@nestjs/common';
import { CRM, type Crm, valueIn } from '#backend/platform/crm/crm.port.js';
import { writtenIn } from '../sync/sent-fields.js';
import { isTheirs } from '../sync/writable-fields.js';
import { ContactRestores } from './contact-restores.js';
import { type Deletion, type Traces } from './deletion-rows.js';
import { LeftoverRows } from './leftover-rows.js';

/** Takes a contact out of the CRM where it is ours; from any other only what we added. */
@Injectable()
export class ContactRemovals {
  constructor(
    private readonly restores: ContactRestores,
    private readonly leftovers: LeftoverRows,
    @Inject(CRM) private readonly crm: Crm,
  ) {}

  /** Where nobody knows who made the contact, staff are told of it. Idempotent. @throws CrmError */
  async leave(contactId: string, { contactOrigin, tags, filled }: Deletion): Promise<void> {
    if (contactOrigin === 'made') {
      await this.crm.remove(contactId);
      await this.restores.restore(contactId);
    } else if ((await this.takeBack(contactId, { tags, filled })) && contactOrigin === 'unknown') {
      await this.leftovers.add(contactId);
    }
  }

  /** @returns false where the contact is gone */
  private async takeBack(contactId: string, { tags, filled }: Traces): Promise<boolean> {
    const contact = await this.crm.find(contactId);
    if (contact === null) return false;
    const added = tags.filter((tag) => contact.tags.includes(tag));
    if (added.length > 0) await this.crm.removeTags(contactId, added);
    const names = [...new Set(filled.map((written) => written.split(' ')[0] ?? ''))];
    const ours = names.filter((name) => !isTheirs(name) && filled.includes(writtenIn(name, valueIn(contact, name))));
    if (ours.length > 0) await this.crm.update(contactId, Object.fromEntries(ours.map((name) => [name, ''])));
    return true;
  }
}
