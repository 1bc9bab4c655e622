import { type SessionStartedV1, type SessionStartedV2 } from '../events/shapes/session-started.js';

/** A session that began before oaths existed continues without one, to its old kind of end. */
export const sessionStartedV1ToV2 = (data: SessionStartedV1): SessionStartedV2 => ({ ...data, saga: null });
