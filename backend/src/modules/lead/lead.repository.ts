import { Injectable } from '@nestjs/common';
import { type LeadEvent } from '#contracts/lead/events.js';
import { LEAD_REJECTIONS, type LeadRejectionCode } from '#contracts/lead/rejections.js';
import { Repository, RepositoryServices } from '#backend/platform/log/repository.js';
import { type Lead } from './domain/lead.fold.js';
import { storedLead } from './stored-lead.js';

/** Leads by their id. */
@Injectable()
export class LeadRepository extends Repository<Lead, LeadEvent, LeadRejectionCode> {
  constructor(services: RepositoryServices) {
    super(services, { fold: storedLead, rejections: LEAD_REJECTIONS });
  }
}
