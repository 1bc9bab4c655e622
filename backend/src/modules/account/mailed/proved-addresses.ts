import { Injectable } from '@nestjs/common';
import { type ConfirmedAddresses } from '../account.port.js';
import { normalEmail } from '#backend/platform/email/email-address.js';
import { ConfirmedEmails } from './confirmed-emails.js';

@Injectable()
export class ProvedAddresses implements ConfirmedAddresses {
  constructor(private readonly emails: ConfirmedEmails) {}

  ownerOf(email: string): Promise<string | null> {
    return this.emails.ownerOf(this.emails.keyOf(normalEmail(email)));
  }
}
