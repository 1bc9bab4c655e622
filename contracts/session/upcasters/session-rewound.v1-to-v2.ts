import { type SessionRewoundV1, type SessionRewoundV2 } from '../events/shapes/session-rewound.js';

/** What had been told lately was not kept then: the narrator begins anew, and never speaks of what was withdrawn. */
export const sessionRewoundV1ToV2 = (data: SessionRewoundV1): SessionRewoundV2 => ({ ...data, recentStories: [] });
