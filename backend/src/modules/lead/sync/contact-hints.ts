import { Inject, Injectable } from '@nestjs/common';
import { openBox, sealBox } from '#backend/platform/log/box.js';
import { SubjectKeys } from '#backend/platform/log/subject-keys.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';

const subjectOf = (leadId: string): string => `crm-contact-of-${leadId}`;

/**
 * The address under which an unanswered call may have made a contact, sealed with a key of its own: an erased lead's
 * contact is found by it and deleted, after the lead's own key is gone.
 */
@Injectable()
export class ContactHints {
  constructor(
    private readonly keys: SubjectKeys,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  async seal(leadId: string, email: string): Promise<string> {
    const key = await this.keys.forSealing(subjectOf(leadId));
    return key === 'destroyed' ? '' : sealBox(key, email, subjectOf(leadId), this.random);
  }

  /** Null where it has been destroyed. */
  async open(leadId: string, hint: string): Promise<string | null> {
    const key = await this.keys.forSealing(subjectOf(leadId));
    return key === 'destroyed' || hint === '' ? null : openBox(key, hint, subjectOf(leadId)).toString();
  }

  async destroy(leadId: string): Promise<void> {
    await this.keys.destroy(subjectOf(leadId));
  }
}
