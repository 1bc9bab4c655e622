import { Inject, Injectable } from '@nestjs/common';
import { CRM, type Crm } from '#backend/platform/crm/crm.port.js';
import { ContactHints } from '../sync/contact-hints.js';
import { ContactRemovals } from './contact-removals.js';
import { DeletionRows } from './deletion-rows.js';

/** Takes erased leads out of the CRM: a contact that we made is deleted, of any other only what we added goes. */
@Injectable()
export class CrmDeletions {
  constructor(
    private readonly rows: DeletionRows,
    private readonly hints: ContactHints,
    private readonly removals: ContactRemovals,
    @Inject(CRM) private readonly crm: Crm,
  ) {}

  /** Takes the lead out of the CRM, if it is to be. Idempotent. @throws CrmError */
  async carryOut(leadId: string): Promise<void> {
    const deletion = await this.rows.find(leadId);
    if (deletion === null) return;
    const contactId = deletion.contactId ?? (await this.byHint(leadId, deletion.hint));
    if (contactId !== null) await this.removals.leave(contactId, deletion);
    await this.hints.destroy(leadId);
    await this.rows.done(leadId);
  }

  /** Whose the contact is that an unanswered call may have made, nobody knows. */
  private async byHint(leadId: string, hint: string | null): Promise<string | null> {
    const email = hint === null ? null : await this.hints.open(leadId, hint);
    return email === null ? null : ((await this.crm.findByEmail(email))?.id ?? null);
  }
}
