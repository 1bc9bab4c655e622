import { declareEvent } from '../../shared/event-declaration.js';
import { staffViewedV1ToV2 } from '../upcasters/staff-viewed.v1-to-v2.js';
import { type StaffViewedV1, type StaffViewedV2 } from './shapes/staff-viewed.js';

/** Staff looked at something that is about people. Its subject is the person, else the lead, else the one who looked. */
export const staffViewed = declareEvent<[StaffViewedV1, StaffViewedV2]>()({
  type: 'StaffViewed',
  version: 2,
  stream: 'staff',
  personal: { reason: null },
  upcasters: [staffViewedV1ToV2],
});
