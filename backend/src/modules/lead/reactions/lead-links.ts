import { Inject, Injectable } from '@nestjs/common';
import { ACCOUNTS, type Accounts } from '#backend/modules/account/account.port.js';
import { type JobData } from '#backend/platform/jobs/jobs.port.js';
import { linkLead } from '../domain/link-lead.decider.js';
import { LeadCommands } from '../lead-commands.js';
import { type LeadRef } from '../lead.port.js';
import { LeadRows } from '../lead-rows.js';

export interface Link {
  readonly leadId: string;
  readonly userId: string;
  /** From whom it may be taken; null: from nobody. */
  readonly from: string | null;
}

/** Which leads are whose. */
@Injectable()
export class LeadLinks {
  constructor(
    private readonly rows: LeadRows,
    private readonly leads: LeadCommands,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  /** What a job asks for: a lead by its id, those of a guest, or that of the address which the person has proved. */
  async asked({ leadId, guestId, userId: person }: JobData): Promise<readonly Link[]> {
    const userId = String(person);
    if (leadId !== undefined) return [{ leadId: String(leadId), userId, from: null }];
    if (guestId === undefined) return this.byAddress(userId);
    const from = String(guestId);
    return (await this.rows.allOf(from)).map((lead) => ({ leadId: lead.leadId, userId, from }));
  }

  /** @returns whether the lead is this person's now */
  async link({ leadId, userId, from }: Link): Promise<boolean> {
    const commandId = `link-${leadId}-${userId}`;
    const decided = await this.leads.run({ leadId, commandId }, (lead, linkedAt) =>
      linkLead({ leadId, userId, from, linkedAt }, lead),
    );
    if (decided.accepted) await this.rows.link(leadId, userId);
    return decided.accepted;
  }

  /** Whoever has proved the address takes the lead from anybody who has not. */
  private async byAddress(userId: string): Promise<readonly Link[]> {
    const lead = await this.ofProvedAddress(userId);
    return lead ? [{ leadId: lead.leadId, userId, from: lead.userId }] : [];
  }

  private async ofProvedAddress(userId: string): Promise<LeadRef | null> {
    const account = await this.accounts.find(userId);
    return account?.emailConfirmed && account.email !== null ? this.rows.findByEmail(account.email) : null;
  }
}
