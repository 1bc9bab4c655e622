import { Inject, Injectable } from '@nestjs/common';
import {
  ACCOUNTS,
  type Accounts,
  CONFIRMED_ADDRESSES,
  type ConfirmedAddresses,
} from '#backend/modules/account/account.port.js';
import { type JobData } from '#backend/platform/jobs/jobs.port.js';
import { linkLead, type LinkLead } from '../domain/link-lead.decider.js';
import { LeadCommands } from '../lead-commands.js';
import { LeadRows } from '../lead-rows.js';

export type Link = Omit<LinkLead, 'linkedAt'>;

/** Which leads are whose. */
@Injectable()
export class LeadLinks {
  constructor(
    private readonly rows: LeadRows,
    private readonly leads: LeadCommands,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(CONFIRMED_ADDRESSES) private readonly addresses: ConfirmedAddresses,
  ) {}

  /**
   * What a job asks for: a lead by its id, those of a guest, or that of the address which the person has proved. Where it
   * names no person, it is whoever has proved the address that the lead was given.
   */
  async asked({ leadId, guestId, userId: person }: JobData): Promise<readonly Link[]> {
    if (person === undefined) return this.byGivenAddress(String(leadId));
    const userId = String(person);
    if (leadId !== undefined) return [{ leadId: String(leadId), userId, from: null, provedEmail: null }];
    if (guestId === undefined) return this.byAddress(userId);
    const given = { userId, from: String(guestId), provedEmail: null };
    return (await this.rows.allOf(given.from)).map((lead) => ({ leadId: lead.leadId, ...given }));
  }

  /** @returns whether the lead is this person's now */
  async link(link: Link): Promise<boolean> {
    const { leadId, userId } = link;
    const commandId = `link-${leadId}-${userId}`;
    const decided = await this.leads.run({ leadId, commandId }, (lead, linkedAt) =>
      linkLead({ ...link, linkedAt }, lead),
    );
    if (decided.accepted) await this.rows.link(leadId, userId);
    return decided.accepted;
  }

  /** Whoever has proved the address takes the lead from anybody who has not; `linkLead` knows whether it was corrected. */
  private async byAddress(userId: string): Promise<readonly Link[]> {
    const account = await this.accounts.find(userId);
    if (!account?.emailConfirmed || account.email === null) return [];
    const lead = await this.rows.findByEmail(account.email);
    return lead ? [{ leadId: lead.leadId, userId, from: lead.userId, provedEmail: account.email }] : [];
  }

  /** Its player may have proved the right address long before somebody corrected it. */
  private async byGivenAddress(leadId: string): Promise<readonly Link[]> {
    const { email } = await this.leads.find(leadId);
    const userId = await this.addresses.ownerOf(email);
    return userId === null ? [] : [{ leadId, userId, from: null, provedEmail: email }];
  }
}
