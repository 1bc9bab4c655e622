import { type SessionStartedV1, type SessionStartedV2 } from '../events/shapes/session-started.js';

/** A session that began before there were oaths goes on without one, to the end it was begun for. */
export const sessionStartedV1ToV2 = (data: SessionStartedV1): SessionStartedV2 => ({ ...data, saga: null });
