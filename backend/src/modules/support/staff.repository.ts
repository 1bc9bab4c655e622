import { Injectable } from '@nestjs/common';
import { type SupportEvent } from '#contracts/support/events.js';
import { SUPPORT_REJECTIONS, type SupportRejectionCode } from '#contracts/support/rejections.js';
import { Repository, RepositoryServices } from '#backend/platform/log/repository.js';
import { type StaffMember } from './domain/staff.fold.js';
import { storedStaff } from './stored-staff.js';

/** What each member of the staff saw and did. */
@Injectable()
export class StaffRepository extends Repository<StaffMember, SupportEvent, SupportRejectionCode> {
  constructor(services: RepositoryServices) {
    super(services, { fold: storedStaff, rejections: SUPPORT_REJECTIONS });
  }
}
