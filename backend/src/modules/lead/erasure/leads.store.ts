import { Injectable } from '@nestjs/common';
import { KeepsPersonalData, type PersonalStore } from '#backend/platform/personal-data/personal-store.js';
import { LeadCommands } from '../lead-commands.js';
import { LeadRows } from '../lead-rows.js';
import { LeadErasures } from './lead-erasures.js';

/** The leads that a person plays as; and a lead alone, which an operator erases by its id. */
@Injectable()
@KeepsPersonalData()
export class LeadsStore implements PersonalStore {
  readonly name = 'leads';

  constructor(
    private readonly rows: LeadRows,
    private readonly leads: LeadCommands,
    private readonly erasures: LeadErasures,
  ) {}

  async *export(userId: string): AsyncGenerator<object> {
    for (const { leadId } of await this.rows.allOf(userId)) {
      const { email, leadSource, details, tags, recent, conversion, synced } = await this.leads.find(leadId);
      const { contactId: ghlContactId } = synced;
      yield { leadId, email, leadSource, ...details, tags, conversion, engagementEvents: recent, ghlContactId };
    }
  }

  async erase(id: string): Promise<void> {
    const alone = await this.rows.find(id);
    const all = [...(await this.rows.allOf(id)), ...(alone ? [alone] : [])];
    for (const { leadId } of all) await this.erasures.erase(leadId);
  }
}
