import { type Upcaster } from '../../shared/upcaster.js';
import { type SessionStartedV1, type SessionStartedV2 } from '../events.js';

/** A session that began before there were oaths goes on without one, to the end it was begun for. */
export const sessionStartedV1ToV2: Upcaster = {
  type: 'SessionStarted',
  from: 1,
  up: (data: SessionStartedV1): SessionStartedV2 => ({ ...data, saga: null }),
};
