import { type SupportEvent } from '../../support/events.js';
import { type PublicEvents } from './shown.js';

const ids = ['staffId'] as const;

/** That staff did something; on whom, and why, stays here. */
export const PUBLIC_SUPPORT_EVENTS: PublicEvents<SupportEvent> = {
  StaffViewed: {
    name: 'staff.viewed',
    when: 'Staff looked at something that is about people.',
    version: 1,
    ids,
    says: 'nothing but ids',
  },
  StaffActed: {
    name: 'staff.acted',
    when: 'Staff began to correct something.',
    version: 1,
    ids,
    says: 'nothing but ids',
  },
  StaffActSettled: {
    name: 'staff.act-settled',
    when: 'A correction by staff was done, or came to nothing.',
    version: 1,
    ids,
    says: 'nothing but ids',
  },
  SecondFactorEnrolled: {
    name: 'staff.second-factor-enrolled',
    when: 'A member of the staff set up a second factor.',
    version: 1,
    ids,
    says: 'nothing but ids',
  },
  SecondFactorPassed: {
    name: 'staff.second-factor-passed',
    when: 'A member of the staff gave a right code of their second factor.',
    version: 1,
    ids,
    says: 'nothing but ids',
  },
  SecondFactorReset: {
    name: 'staff.second-factor-reset',
    when: 'The second factor of a member of the staff was removed.',
    version: 1,
    ids,
    says: 'nothing but ids',
  },
};
