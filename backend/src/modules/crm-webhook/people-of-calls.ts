import { Inject, Injectable } from '@nestjs/common';
import {
  ACCOUNTS,
  type Accounts,
  CONFIRMED_ADDRESSES,
  type ConfirmedAddresses,
} from '#backend/modules/account/account.port.js';
import { type LeadRef, LEADS, type Leads } from '#backend/modules/lead/lead.port.js';
import { SUBSCRIPTION_PROVIDER, type SubscriptionProvider } from '#backend/modules/subscription/subscription.port.js';
import { type CallEnvelope } from './calls/call-envelope.js';

export interface PersonOfCall {
  readonly userId: string | null;
  readonly leadId: string | null;
}

/**
 * The person of a call of the CRM: whose address, that its owner has proved, is the call's; or who plays as the lead whose
 * contact we made, and has proved the lead's address; or whose subscription is bound to the contact already. Neither an
 * address that was only claimed nor a contact that was there before leads to an account.
 */
@Injectable()
export class PeopleOfCalls {
  constructor(
    @Inject(LEADS) private readonly leads: Leads,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(CONFIRMED_ADDRESSES) private readonly addresses: ConfirmedAddresses,
    @Inject(SUBSCRIPTION_PROVIDER) private readonly subscriptions: Pick<SubscriptionProvider, 'holderOf'>,
  ) {}

  async find({ contactId, email }: Pick<CallEnvelope, 'contactId' | 'email'>): Promise<PersonOfCall> {
    const lead = await this.leadOf({ contactId, email });
    const owner = email === null ? null : await this.addresses.ownerOf(email);
    const userId = owner ?? (lead && (await this.provedUserOf(lead))) ?? (await this.boundTo(contactId));
    return { userId, leadId: lead?.leadId ?? null };
  }

  /** It goes on, also from before it was kept whose a contact is. */
  private async boundTo(contactId: string | null): Promise<string | null> {
    return contactId === null ? null : this.subscriptions.holderOf(contactId);
  }

  /** Anybody may enter somebody else's address as a lead: it is theirs once their account has proved the address. */
  private async provedUserOf({ leadId, userId }: LeadRef): Promise<string | null> {
    const account = userId === null ? null : await this.accounts.find(userId);
    if (!account?.emailConfirmed || account.email === null) return null;
    return (await this.leads.findByEmail(account.email))?.leadId === leadId ? userId : null;
  }

  private async leadOf({ contactId, email }: Pick<CallEnvelope, 'contactId' | 'email'>): Promise<LeadRef | null> {
    const known = contactId === null ? null : await this.leads.findByContact(contactId);
    if (known?.contactOrigin === 'made') return known;
    return email === null ? null : this.leads.findByEmail(email);
  }
}
