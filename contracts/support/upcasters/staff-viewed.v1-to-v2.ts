import { type StaffViewedV1, type StaffViewedV2 } from '../events/shapes/staff-viewed.js';

/** Version 1 was written before staff could search. */
export const staffViewedV1ToV2 = (data: StaffViewedV1): StaffViewedV2 => ({ ...data, queryHash: null });
