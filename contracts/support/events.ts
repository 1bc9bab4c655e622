import { type EventsOf } from '../shared/event-declaration.js';
import { secondFactorEnrolled } from './events/second-factor-enrolled.event.js';
import { secondFactorPassed } from './events/second-factor-passed.event.js';
import { secondFactorReset } from './events/second-factor-reset.event.js';
import { staffActSettled } from './events/staff-act-settled.event.js';
import { staffActed } from './events/staff-acted.event.js';
import { staffViewed } from './events/staff-viewed.event.js';
export type { StaffActSettledV1 } from './events/staff-act-settled.event.js';
export type { StaffActedV1 } from './events/staff-acted.event.js';
export type { StaffViewedV2 } from './events/shapes/staff-viewed.js';

/** Every event of this area. */
export const SUPPORT_EVENTS = [
  staffViewed,
  staffActed,
  staffActSettled,
  secondFactorEnrolled,
  secondFactorPassed,
  secondFactorReset,
] as const;
export type SupportEvent = EventsOf<typeof SUPPORT_EVENTS>;
