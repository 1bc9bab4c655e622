import { type Upcaster } from '../../shared/upcaster.js';
import { type SessionRewoundV1, type SessionRewoundV2 } from '../events.js';

/** What had been told lately was not kept then: the narrator begins anew, and never speaks of what was withdrawn. */
export const sessionRewoundV1ToV2: Upcaster = {
  type: 'SessionRewound',
  from: 1,
  up: (data: SessionRewoundV1): SessionRewoundV2 => ({ ...data, recentStories: [] }),
};
