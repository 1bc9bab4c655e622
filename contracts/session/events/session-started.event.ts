import { declareEvent, NO_HASH } from '../../shared/event-declaration.js';
import { sessionStartedV1ToV2 } from '../upcasters/session-started.v1-to-v2.js';
import { type SessionStartedV1, type SessionStartedV2 } from './shapes/session-started.js';

export const sessionStarted = declareEvent<[SessionStartedV1, SessionStartedV2]>()({
  type: 'SessionStarted',
  version: 2,
  stream: 'session',
  personal: { name: '', bodyHash: NO_HASH },
  upcasters: [sessionStartedV1ToV2],
});
