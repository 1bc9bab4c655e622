import { Inject, Injectable } from '@nestjs/common';
import { LEAD_REJECTIONS } from '#contracts/lead/rejections.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { SHARED_MUTEX, type SharedMutex } from '#backend/platform/postgres/shared-mutex.js';
import { LeadCommands } from '../../lead-commands.js';
import { LeadRows } from '../../lead-rows.js';

/** Other addresses for leads: the table and the log agree on each, whoever else corrects the same lead. */
@Injectable()
export class LeadAddresses {
  constructor(
    private readonly rows: LeadRows,
    private readonly leads: LeadCommands,
    @Inject(SHARED_MUTEX) private readonly mutex: SharedMutex,
  ) {}

  /**
   * Claims the address, then appends: an address has one lead. If this process dies in between, the same correction again
   * finishes it. @param append what it rejects with is passed on @throws RejectedError LEAD_EMAIL_TAKEN
   */
  correct<T extends { readonly accepted: boolean }>(
    leadId: string,
    email: string,
    append: () => Promise<T>,
  ): Promise<T> {
    return this.mutex.run(`lead-address-${leadId}`, async () => {
      if ((await this.rows.claimEmail(leadId, email)) === 'taken')
        throw rejectedBy(LEAD_REJECTIONS, { code: 'LEAD_EMAIL_TAKEN', details: { field: 'email' } });
      let isAppended = false;
      try {
        const decided = await append();
        isAppended = decided.accepted;
        return decided;
      } finally {
        if (!isAppended) await this.giveBack(leadId);
      }
    });
  }

  /** The address that the lead has in the log; an append of which nothing was heard may have been made. */
  private async giveBack(leadId: string): Promise<void> {
    const { status, email } = await this.leads.find(leadId);
    if (status === 'captured' && email !== '') await this.rows.claimEmail(leadId, email);
  }
}
