import { Injectable } from '@nestjs/common';
import { type LeadEvent } from '#contracts/lead/events.js';
import { LEAD_REJECTIONS, type LeadRejectionCode } from '#contracts/lead/rejections.js';
import { Repository, RepositoryServices } from '#backend/platform/log/repository.js';
import { type Lead, leadFold } from './domain/lead.fold.js';

import { type StoredFold } from '#backend/platform/log/stored-fold.js';

/** The lead's fold with the owner of its snapshots' key: a lead is its own subject. */
const storedLead: StoredFold<Lead, LeadEvent> = { ...leadFold, subjectOf: (_, leadId) => leadId };

/** Leads by their id. */
@Injectable()
export class LeadRepository extends Repository<Lead, LeadEvent, LeadRejectionCode> {
  constructor(services: RepositoryServices) {
    super(services, { fold: storedLead, rejections: LEAD_REJECTIONS });
  }
}
