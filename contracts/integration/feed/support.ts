import { type SupportEvent } from '../../support/events.js';
import { type PublicEvents } from './shown.js';

const ids = ['staffId'] as const;

/** That staff did something; on whom, and why, stays here. */
export const PUBLIC_SUPPORT_EVENTS: PublicEvents<SupportEvent> = {
  StaffViewed: { name: 'staff.viewed', version: 1, ids, says: 'nothing but ids' },
  StaffActed: { name: 'staff.acted', version: 1, ids, says: 'nothing but ids' },
  StaffActSettled: { name: 'staff.act-settled', version: 1, ids, says: 'nothing but ids' },
  SecondFactorEnrolled: { name: 'staff.second-factor-enrolled', version: 1, ids, says: 'nothing but ids' },
  SecondFactorPassed: { name: 'staff.second-factor-passed', version: 1, ids, says: 'nothing but ids' },
  SecondFactorReset: { name: 'staff.second-factor-reset', version: 1, ids, says: 'nothing but ids' },
};
