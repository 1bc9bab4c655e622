import { declareEvent } from '../../shared/event-declaration.js';
import { sessionForkedV1ToV2 } from '../upcasters/session-forked.v1-to-v2.js';
import { type SessionForkedV1, type SessionForkedV2 } from './shapes/session-forked.js';

export const sessionForked = declareEvent<[SessionForkedV1, SessionForkedV2]>()({
  type: 'SessionForked',
  version: 2,
  stream: 'session',
  personal: 'none',
  upcasters: [sessionForkedV1ToV2],
});
