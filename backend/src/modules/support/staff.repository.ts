import { Injectable } from '@nestjs/common';
import { type SupportEvent } from '#contracts/support/events.js';
import { SUPPORT_REJECTIONS, type SupportRejectionCode } from '#contracts/support/rejections.js';
import { Repository, RepositoryServices } from '#backend/platform/log/repository.js';
import { staffFold, type StaffMember } from './domain/staff.fold.js';

import { type StoredFold } from '#backend/platform/log/stored-fold.js';

/** The stream's id is the id of the member of the staff, whose key seals its snapshots. */
const storedStaff: StoredFold<StaffMember, SupportEvent> = { ...staffFold, subjectOf: (_, staffId) => staffId };

/** What each member of the staff saw and did. */
@Injectable()
export class StaffRepository extends Repository<StaffMember, SupportEvent, SupportRejectionCode> {
  constructor(services: RepositoryServices) {
    super(services, { fold: storedStaff, rejections: SUPPORT_REJECTIONS });
  }
}
