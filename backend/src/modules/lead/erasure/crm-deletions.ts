import { Inject, Injectable } from '@nestjs/common';
import { CRM, type Crm } from '#backend/platform/crm/crm.port.js';
import { ContactHints } from '../sync/contact-hints.js';
import { ContactRestores } from './contact-restores.js';
import { DeletionRows } from './deletion-rows.js';

/** Deletes the contacts of erased leads. */
@Injectable()
export class CrmDeletions {
  constructor(
    private readonly rows: DeletionRows,
    private readonly hints: ContactHints,
    private readonly restores: ContactRestores,
    @Inject(CRM) private readonly crm: Crm,
  ) {}

  /** Deletes the lead's contact, if it is to be deleted. Idempotent. @throws CrmError */
  async carryOut(leadId: string): Promise<void> {
    const deletion = await this.rows.find(leadId);
    if (deletion === null) return;
    const contactId = deletion.contactId ?? (await this.byHint(leadId, deletion.hint));
    if (contactId !== null) {
      await this.crm.remove(contactId);
      await this.restores.restore(contactId);
    }
    await this.hints.destroy(leadId);
    await this.rows.done(leadId);
  }

  private async byHint(leadId: string, hint: string | null): Promise<string | null> {
    const email = hint === null ? null : await this.hints.open(leadId, hint);
    return email === null ? null : ((await this.crm.findByEmail(email))?.id ?? null);
  }
}
