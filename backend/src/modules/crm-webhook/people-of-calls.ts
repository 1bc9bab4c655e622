import { Inject, Injectable } from '@nestjs/common';
import {
  ACCOUNTS,
  type Accounts,
  CONFIRMED_ADDRESSES,
  type ConfirmedAddresses,
} from '#backend/modules/account/account.port.js';
import { type LeadRef, LEADS, type Leads } from '#backend/modules/lead/lead.port.js';
import { type CallEnvelope } from './calls/call-envelope.js';

export interface PersonOfCall {
  readonly userId: string | null;
  readonly leadId: string | null;
}

/**
 * Whose a call of the CRM is: by an address whose owner has proved it, be it the call's or that of its contact's lead. An
 * address that somebody only claims leads to nobody's account.
 */
@Injectable()
export class PeopleOfCalls {
  constructor(
    @Inject(LEADS) private readonly leads: Leads,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(CONFIRMED_ADDRESSES) private readonly addresses: ConfirmedAddresses,
  ) {}

  async find({ contactId, email }: Pick<CallEnvelope, 'contactId' | 'email'>): Promise<PersonOfCall> {
    const lead = await this.leadOf({ contactId, email });
    const owner = email === null ? null : await this.addresses.ownerOf(email);
    return { userId: owner ?? (lead && (await this.provedUserOf(lead))), leadId: lead?.leadId ?? null };
  }

  /** Anybody may leave somebody else's address as a lead: it is theirs once the account has proved it. */
  private async provedUserOf({ leadId, userId }: LeadRef): Promise<string | null> {
    const account = userId === null ? null : await this.accounts.find(userId);
    if (!account?.emailConfirmed || account.email === null) return null;
    return (await this.leads.findByEmail(account.email))?.leadId === leadId ? userId : null;
  }

  private async leadOf({ contactId, email }: Pick<CallEnvelope, 'contactId' | 'email'>): Promise<LeadRef | null> {
    const known = contactId === null ? null : await this.leads.findByContact(contactId);
    return known ?? (email === null ? null : this.leads.findByEmail(email));
  }
}
