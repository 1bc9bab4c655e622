import { type SupportEvent } from '#contracts/support/events.js';
import { type StoredFold } from '#backend/platform/log/stored-fold.js';
import { staffFold, type StaffMember } from './domain/staff.fold.js';

/** The stream's id is the id of the member of the staff, whose key seals its snapshots. */
export const storedStaff: StoredFold<StaffMember, SupportEvent> = { ...staffFold, subjectOf: (_, staffId) => staffId };
