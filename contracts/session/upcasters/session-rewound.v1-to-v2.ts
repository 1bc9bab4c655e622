import { type SessionRewoundV1, type SessionRewoundV2 } from '../events/shapes/session-rewound.js';

/** Version 1 kept no told stories: the narrator starts without any, and so never mentions withdrawn ones. */
export const sessionRewoundV1ToV2 = (data: SessionRewoundV1): SessionRewoundV2 => ({ ...data, recentStories: [] });
