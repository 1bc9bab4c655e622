import { Inject, Injectable } from '@nestjs/common';
import { type CapturedLead, type GhlApiResult } from '#contracts/lead/views.js';
import { CRM, type Crm } from '#backend/platform/crm/crm.port.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { isOwnLead } from '../../domain/capture-lead.decider.js';
import { isBrought } from '../../sync/sent-fields.js';
import { type Capture, type Captured } from './lead-captures.js';

const MESSAGE = 'Thank you. Your place by the fire is kept.';

/** What a caller may know after a capture. */
@Injectable()
export class CaptureAnswers {
  constructor(
    @Inject(CRM) private readonly crm: Crm,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  /**
   * The lead's id lets its holder write onto it, so only the person who made or owns the lead gets it. All others get a
   * random id with the same message.
   */
  after(capture: Capture, { leadId, lead, isFirst }: Captured): CapturedLead {
    const isOwn = isOwnLead(capture, lead);
    return {
      success: true,
      message: MESSAGE,
      leadId: isFirst || isOwn ? leadId : this.random.uuid(),
      userId: capture.userId,
      ghlContactId: capture.isProved || (isOwn && lead.synced.contact === 'made') ? lead.synced.contactId : null,
      ghlApiResult: { status: this.statusOf(isOwn && isBrought(lead)) },
    };
  }

  private statusOf(isSynced: boolean): GhlApiResult['status'] {
    if (!this.crm.isConfigured) return 'not_configured';
    return isSynced ? 'synced' : 'queued';
  }
}
